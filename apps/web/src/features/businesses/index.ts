export { listMembersQuery } from './api/list-members.ts';
