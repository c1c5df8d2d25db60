import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = ComponentProps<'button'> & { label: string };

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} title={label} className={classNames('icon-button', className)} />;
}
