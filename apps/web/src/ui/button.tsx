import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './navigation/link.tsx';
import { Spinner } from './spinner.tsx';

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  full?: boolean | undefined;
  icon?: ReactNode;
};

const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
};

function look({ variant = 'primary', full = false }: ButtonLook, className: string | undefined): string {
  return classNames('button', variants[variant], full && 'w-full', className);
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined };

/** A busy button keeps its width, its place in the tab order and its name; it only stops answering. */
export function Button({
  variant,
  full,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={look({ variant, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ variant, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ variant, full }, className)}>
      {icon}
      {children}
    </Link>
  );
}
