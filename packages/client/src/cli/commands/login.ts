import { createWaybill } from '../../waybill.ts';
import { type Command, textFlag } from '../command.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { forgetSettings, keepSettings, readSettings } from '../settings.ts';

export const login: Command = {
  summary: 'keep a key in a file that only you can read',
  usage: '[--origin https://waybill.example]',
  help: `The key is read from the input, never from the command line, where others could see it:
  waybill login --origin https://waybill.example < key.txt`,
  options: { origin: { type: 'string' } },
  most: 0,
  async run({ terminal, flags }) {
    const origin = textFlag(flags, 'origin') ?? (await readSettings()).origin;
    if (origin === undefined) throw new UsageError('Where is Waybill? Give --origin https://…');
    const typed = terminal.isInteractive ? await terminal.ask('API key (wb_…): ') : await terminal.readAll();
    const key = typed.trim();
    if (!/^wb_[\w-]+$/.test(key))
      throw new UsageError('That is not a key: it begins with wb_ and is shown once, where you made it.');
    const waybill = createWaybill({ key, origin });
    // Anything that reads says whether the key works.
    await waybill.parcels.getPackageMetadata({}, { signal: terminal.signal });
    const file = await keepSettings({ key, origin: waybill.origin });
    terminal.json({ file, origin: waybill.origin });
    terminal.say(`${terminal.good('The key works')} and is kept in ${file}.`);
    return exitCodes.done;
  },
};

export const logout: Command = {
  summary: 'forget the key that was kept',
  usage: '',
  help: 'The key itself goes on working until it is revoked in the settings.',
  options: {},
  most: 0,
  async run({ terminal }) {
    await forgetSettings();
    terminal.json({});
    terminal.say('The key is forgotten here. Revoke it in the settings if nobody needs it.');
    return exitCodes.done;
  },
};
