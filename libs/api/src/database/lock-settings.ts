/** The first half of every lock's key, so that other programs on the same database have other locks. */
export const lockSpace = 'raang';

/** The limits of a connection that a long task, or waiting for one, must not have. */
export const unlimitedSettings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
