import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getBooks as call } from '@waybill/contract/ops/get-books';

export const getBooksQuery = queryOptions({
  queryKey: ['ops', 'books'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
