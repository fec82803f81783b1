/** What operators do that is written down, each with how it reads. */
export const AUDIT_ACTIONS = {
  'role.give': 'gave a role',
  'role.take': 'took a role away',
  'audit.look': 'looked at the audit log',
  'audit.export': 'exported the audit log',
  'people.search': 'searched for a person',
  'person.look': 'looked at a person',
  'person.courtesy': 'gave messages',
  'person.sign_out': 'ended all sessions of a person',
  'refund.approve': 'approved a refund',
  'refund.refuse': 'refused a refund',
  'complaint.look': 'looked at a complaint',
  'complaint.change': 'worked on a complaint',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What stands before the first line. */
export const NO_HASH = '0'.repeat(64);

/** Lines of one page. */
export const AUDIT_PAGE = 50;
