export const LOCK = 'Lock my chats';
export const LOCK_HINT = 'With the screen lock of this device.';
export const LOCK_WAY = 'Lock and unlock';
export const LOCK_SHORT = 'Lock';

export const LOCK_ABOUT =
  'Your chats then open only after this device has asked for its screen lock: your face, your finger or its code. They are locked again 15 minutes after you used them last, or at once when you tap “Lock now”.';
export const LOCK_PROTECTS =
  'It protects you from somebody who picks up your unlocked phone and opens our page.';
export const LOCK_PROTECTS_NOT =
  'It does not protect you from somebody who knows the code of your phone, or who can sign in with your Google account on it: Google may not ask for a password there. It hides nothing from us either.';
export const LOCK_COVERS =
  'The lock covers the words of all chats, your list of chats and its search, what companions remember, and the download of your data. Your balance, payments, whom you talked to last and what you told our support can be seen as before, and help in a crisis needs no unlocking.';
export const LOCK_OFFLINE =
  'Chats kept to be read without a network are deleted from this browser, and from your other ones when they are online next. None are kept while you have a lock.';
/** Where keeping is switched on. */
export const LOCK_KEEPS_NOTHING = 'No chats are kept in this browser while your chats have a lock.';
export const LOCK_LOST =
  'If you lose the device, sign in with Google again: that opens your chats, and you can take the lock off.';

export const LOCK_SET = 'Lock with this device';
export const LOCK_NEEDS_GOOGLE =
  'To lock your chats, sign in with Google first. Without it nobody could open them again if you lost this device.';
export const LOCK_UNSUPPORTED =
  'This browser cannot use the screen lock of this device. Set one in the settings of the device, or try another browser.';

export const LOCK_IS_OPEN = 'Your chats have a lock';
export const LOCK_OPEN_NOW = 'They are open in this browser right now.';
export const LOCK_NOW = 'Lock now';
export const LOCK_ADD = 'Add this device';
export const LOCK_OFF = 'Take the lock off';
export const LOCK_DEVICES = 'Devices that open them';
/** In the line of a device. */
export const LOCK_REMOVE = 'Remove';
export const LOCK_REMOVE_QUESTION = 'Remove {device}?';
export const LOCK_REMOVE_ABOUT =
  'It opens your chats no more, and they are locked where it had opened them. To end the sign-in there as well, use “Your devices” in your account.';
/** The same of the device at hand. */
export const LOCK_REMOVE_HERE_ABOUT =
  'It opens your chats no more. They stay open in this browser until they are locked again. After that you open them here by signing in with Google.';
export const LOCK_REMOVE_YES = 'Remove this device';
export const LOCK_REMOVE_NO = 'Keep it';
export const LOCK_REMOVED = 'That device opens your chats no more';
/** Below the one device there is. */
export const LOCK_ONLY_DEVICE =
  'This is the only device that opens your chats. To remove it, take the lock off.';
export const LOCK_ADDED = 'This device opens your chats now';
export const LOCK_BEGUN = 'Your chats have a lock now';
export const LOCK_ENDED = 'The lock is off';

export const LOCKED_TITLE = 'Your chats are locked';
export const LOCKED_ABOUT = 'Unlock them with the screen lock of this device. Nothing is lost meanwhile.';
export const LOCKED_ELSE = 'Does that not work, or is this another device? Then sign in with Google again.';
export const LOCKED_HELP = 'You can call whenever you want, without unlocking anything.';
export const UNLOCK = 'Unlock';
export const LOCKED_PART = 'Your chats are locked. Unlock them to see this.';

export const LOCK_FAILED = 'That did not work';
/** The device was not asked to the end: closed, refused, or too slow. */
export const LOCK_CANCELLED = 'The device has not confirmed that it is you. Nothing has changed.';
export const LOCK_TRY_AGAIN = 'Please try again.';

/** In place of what is locked. */
export const CHATS_LOCKED = 'Your chats are locked. Unlock them under “Lock my chats” in your account.';
export const LOCK_MEMBERS_ONLY = 'Please sign in with Google before you lock your chats.';
export const LOCK_NOT_SET = 'Your chats have no lock.';
export const LOCK_OUT_OF_DATE = 'That took too long, or was done already. Please try again.';
export const LOCK_REFUSED = 'This device has not confirmed that it is you.';
export const LOCK_OTHER_DEVICE = 'This device does not open your chats. Please sign in with Google again.';
export const LOCK_FULL = 'No more devices can be added. Take the lock off and set it again.';
export const LOCK_DEVICE_GONE = 'This device opens your chats no more.';
export const LOCK_LAST_DEVICE =
  'This is the last device that opens your chats. Take the lock off instead of removing it.';
export const LOCK_PROVE = 'Please confirm with the screen lock of this device, or sign in with Google again.';
export const LOCK_NOT_REGISTERED = 'This browser is not registered yet.';
