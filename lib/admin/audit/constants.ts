/** What operators do that is written down, each with how it reads. */
export const AUDIT_ACTIONS = {
  'role.give': 'gave a role',
  'role.take': 'took a role away',
  'audit.look': 'looked at the audit log',
  'audit.export': 'exported the audit log',
  'job.retry': 'had a job done again',
  'alert.test': 'sent a test alert',
  'list.export': 'downloaded a list',
  'people.search': 'searched for a person',
  'person.look': 'looked at a person',
  'person.hold': 'has everything about a person kept by order',
  'person.unhold': 'ended that everything about a person is kept',
  'person.courtesy': 'gave messages',
  'person.sign_out': 'ended all sessions of a person',
  'person.suspend': 'suspended a person or a device',
  'person.lift': 'lifted a suspension',
  'person.age_lift': 'corrected an age hold',
  'person.export': 'started a download of data',
  'person.delete': 'deleted an account',
  'talk.read': 'read a talk',
  'safety.look': 'looked at safety events',
  'safety.read': 'read the message of a safety event',
  'safety.mark': 'marked a safety event',
  'safety.keep': 'kept an example',
  'safety.export': 'exported the examples',
  'orders.search': 'searched for an order',
  'order.look': 'looked at an order',
  'alert.see': 'has seen a payment alert',
  'alert.close': 'closed a payment alert',
  'statement.look': 'looked at a statement',
  'statement.download': 'downloaded a statement',
  'settlement.explain': 'explained a difference to a settlement',
  'refund.approve': 'approved a refund',
  'refund.refuse': 'refused a refund',
  'complaint.look': 'looked at a complaint',
  'complaint.change': 'worked on a complaint',
  'message.remove': 'removed a reported message',
  'message.put_back': 'put a removed message back',
  'setting.change': 'changed a setting',
  'setting.back': 'took a setting back',
  'companion.edit': 'changed a companion’s texts',
  'companion.take_back': 'took a change of a companion’s texts back',
  'companion.service': 'changed whether and how a companion is offered',
  'companion.trial': 'tried a companion’s texts',
  'prompt.add': 'stored a version of a prompt',
  'prompt.trial': 'tried a version of a prompt',
  'prompt.evaluate': 'evaluated a version of a prompt',
  'prompt.activate': 'activated a version of a prompt',
  'prompt.roll_back': 'rolled a prompt back',
  'notices.change': 'changed what is told in the app',
  'review.hide': 'hid a review',
  'review.show': 'showed a review again',
} as const;

/** What opens words of a person; each is listed in that person's export. */
export const OPENINGS = ['talk.read', 'safety.read', 'safety.keep'] as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What stands before the first line. */
export const NO_HASH = '0'.repeat(64);

/** ms in which an operator who looks at the same thing again has looked once. */
export const LOOK_MS = 10 * 60_000;
