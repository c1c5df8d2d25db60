import { fireEvent, render, screen } from '@testing-library/react';
import { ApiProblem } from '@waybill/client/failures';
import { describe, expect, it, vi } from 'vitest';
import { exportData } from '../api/export-data.ts';
import { ExportData } from './export-data.tsx';

vi.mock('../api/export-data.ts', () => ({ exportData: vi.fn() }));

describe('a copy of my data', () => {
  it('is asked for with the password where the server wants it', async () => {
    const detail = 'Please confirm again that it is you.';
    vi.mocked(exportData).mockRejectedValue(
      new ApiProblem({ type: '', title: detail, status: 403, detail, code: 'confirmation_required', errors: [] }),
    );
    const onConfirm = vi.fn();
    render(<ExportData username="ada" goesOn={false} onConfirm={onConfirm} />);
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await expect.poll(() => onConfirm).toHaveBeenCalledOnce();
  });

  it('comes by itself once the password was given, and once', async () => {
    vi.mocked(exportData)
      .mockReset()
      .mockReturnValue(new Promise(() => {}));
    const { rerender } = render(<ExportData username="ada" goesOn onConfirm={vi.fn()} />);
    rerender(<ExportData username="ada" goesOn onConfirm={vi.fn()} />);
    expect(exportData).toHaveBeenCalledOnce();
  });
});
