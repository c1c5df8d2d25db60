import type { Alarms } from '../../alarms.ts';
import { addBounded, type StateFile } from '../../state-file.ts';
import type { Switches } from '../../webhooks/switches.ts';
import type { Announcement, WebhookSender } from '../../webhooks/webhook-sender.ts';
import { type DojahState, mostKept, type Verification, type VerificationStatus } from './state.ts';

export type DojahContext = {
  readonly origin: string;
  readonly appId: string;
  readonly publicKey: string;
  readonly secretKey: string;
  readonly file: StateFile<DojahState>;
  readonly sender: WebhookSender;
  readonly switches: Switches;
  readonly alarms: Alarms;
  /** The duration of a manual review. */
  readonly reviewMs: number;
};

export function findVerification({ file }: DojahContext, reference: string): Verification | undefined {
  return file.state.verifications.find((candidate) => candidate.reference === reference);
}

/** Opens the window: the same reference continues the same check. */
export async function beginVerification(context: DojahContext, reference: string): Promise<Verification> {
  const known = findVerification(context, reference);
  if (known) return known;
  const now = new Date().toISOString();
  const begun: Verification = { reference, status: 'Ongoing', isOtherFace: false, createdAt: now, updatedAt: now };
  addBounded(context.file.state.verifications, begun, mostKept);
  await context.file.save();
  return begun;
}

export async function moveTo(
  context: DojahContext,
  verification: Verification,
  status: VerificationStatus,
  isOtherFace = false,
): Promise<void> {
  Object.assign(verification, { status, isOtherFace, updatedAt: new Date().toISOString() });
  await context.file.save();
  await context.sender.announce(announcementOf(verification));
}

export async function reviewLater(context: DojahContext, verification: Verification): Promise<void> {
  await moveTo(context, verification, 'Pending');
  context.alarms.set(context.reviewMs, async () => {
    if (verification.status === 'Pending') await moveTo(context, verification, 'Completed');
  });
}

/** As Dojah sends it: without the `entity` around it that its answers have. */
export function announcementOf(verification: Verification): Announcement {
  return {
    event: verification.status,
    subject: verification.reference,
    target: 'kyc_widget',
    body: JSON.stringify(viewOf(verification)),
  };
}

export function viewOf({ reference, status, isOtherFace }: Verification) {
  const isPassed = status === 'Completed';
  return {
    aml: { status: false },
    data: {
      index: { status: true, message: 'Successfully continued to the main checks.' },
      selfie: {
        status: !isOtherFace,
        message: isOtherFace ? 'The faces differ' : 'Successfully verified your liveness',
        data: {},
      },
      id: { status: isPassed || isOtherFace, message: '', data: {} },
    },
    status: isPassed,
    message: isPassed ? 'Successfully completed the verification.' : '',
    reference_id: reference,
    verification_status: status,
    verification_type: 'BVN',
    verification_url: '',
    metadata: {},
  };
}
