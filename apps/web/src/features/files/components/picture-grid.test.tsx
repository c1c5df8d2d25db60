import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImageView } from '@waybill/contract/files/image-view';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { PictureGrid } from './picture-grid.tsx';

const viewOf = (index: number): ImageView => ({
  publicId: `img_${index}`,
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,AA==',
  sizes: [320, 800].map((width) => ({ width, url: `/api/images/img_${index}/${width}` })),
});
const several = (count: number) => Array.from({ length: count }, (_, index) => viewOf(index + 1));

describe('a picture', () => {
  it('keeps its place and shows blurred pixels until it is there', () => {
    render(<Picture image={viewOf(1)} alt="A blue suitcase" sizes="100vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A blue suitcase' });
    expect(image.getAttribute('srcset')).toBe('/api/images/img_1/320 320w, /api/images/img_1/800 800w');
    expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
      '800',
      '600',
      'lazy',
    ]);
    expect(image.style.backgroundImage).toContain('data:image/webp');
    fireEvent.load(image);
    expect(image.style.backgroundImage).toBe('');
  });

  it('says so when it cannot be loaded', () => {
    render(<Picture image={viewOf(1)} alt="A blue suitcase" sizes="100vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'A blue suitcase' }).textContent).toBe('This picture could not be loaded');
  });
});

describe('several pictures', () => {
  const names = () => screen.getAllByRole('button').map((button) => button.querySelector('img')?.alt);

  it('are none, one by its own name, or numbered', () => {
    const { container, rerender } = render(<PictureGrid images={[]} alt="Shoes" />);
    expect(container.innerHTML).toBe('');
    rerender(<PictureGrid images={several(1)} alt="Shoes" />);
    expect(names()).toEqual(['Shoes']);
    rerender(<PictureGrid images={several(3)} alt="Shoes" />);
    expect(names()).toEqual([1, 2, 3].map((place) => `Shoes, picture ${place} of 3`));
  });

  it('show four, and how many more there are', () => {
    render(<PictureGrid images={several(7)} alt="Shoes" />);
    expect(screen.getAllByRole('button')).toHaveLength(4);
    screen.getByText('+3');
  });

  it('are seen large, one after the other, by buttons, keys and swipes; Escape leaves', async () => {
    render(<PictureGrid images={several(5)} alt="Shoes" />);
    const cell = screen.getAllByRole('button')[1];
    if (!cell) throw new Error('There are four');
    await userEvent.click(cell);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Pictures' });
    const place = () => dialog.querySelector('p')?.textContent;
    expect([dialog.open, place()]).toEqual([true, '2 of 5']);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(place()).toBe('3 of 5');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(place()).toBe('1 of 5');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous picture' }).disabled).toBe(true);
    const stage = dialog.querySelector('.picture-viewer-stage') ?? dialog;
    fireEvent.pointerDown(stage, { clientX: 200 });
    fireEvent.pointerUp(stage, { clientX: 190 });
    expect(place()).toBe('1 of 5');
    fireEvent.pointerDown(stage, { clientX: 200 });
    fireEvent.pointerUp(stage, { clientX: 100 });
    expect(place()).toBe('2 of 5');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
