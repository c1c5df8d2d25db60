import { ApiProblem } from '@waybill/client/failures';

/** Pictures that are part of nothing are cleared away after a day; a draft may be older. */
export const picturesGone = 'Your pictures waited too long and are gone. Please add them again.';

export function arePicturesGone(failure: unknown): failure is ApiProblem {
  return failure instanceof ApiProblem && failure.problem.errors.some(({ field }) => field === 'imageIdList');
}

/** The refusal in words that say what to do, once the form is rid of those pictures: they cannot be sent again. */
export function withoutPictures(failure: unknown, empty: () => void): unknown {
  if (!arePicturesGone(failure)) return failure;
  empty();
  const errors = failure.problem.errors.map((error) =>
    error.field === 'imageIdList' ? { ...error, message: picturesGone } : error,
  );
  return new ApiProblem({ ...failure.problem, errors });
}
