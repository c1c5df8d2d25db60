import { describe, expect, it } from 'vitest';
import { archiveSettings, pgbackrestConfiguration, restoreArguments } from './pgbackrest.ts';

describe('pgBackRest in the drill', () => {
  it('knows the server by its folder, port and socket, and keeps everything below the folder of the drill', () => {
    const text = pgbackrestConfiguration(
      { folder: '/drill/primary', port: 5_555, user: 'waybill' },
      { repository: '/drill/repository', state: '/drill/state' },
    );
    for (const line of [
      'repo1-path=/drill/repository',
      'pg1-path=/drill/primary',
      'pg1-port=5555',
      'pg1-socket-path=/drill/primary',
    ])
      expect(text.split('\n')).toContain(line);
    const paths = text.split('\n').filter((line) => line.includes('-path='));
    expect(paths.every((line) => line.includes('=/drill/'))).toBe(true);
  });

  it('gets each piece of the log after so many seconds at most', () => {
    expect(archiveSettings('/usr/bin/pgbackrest', '/drill/pgbackrest.conf', 50)).toEqual([
      'archive_mode=on',
      'archive_command=/usr/bin/pgbackrest --config=/drill/pgbackrest.conf --stanza=waybill archive-push %p',
      'archive_timeout=50s',
    ]);
  });

  it('goes to the end of the archive, or in a trial to a moment without writing into the archive', () => {
    expect(restoreArguments()).toEqual(['restore']);
    expect(restoreArguments(new Date('2026-11-16T09:30:00.250Z'))).toEqual([
      'restore',
      '--type=time',
      '--target=2026-11-16 09:30:00.250+00',
      '--target-action=promote',
      '--archive-mode=off',
    ]);
  });
});
