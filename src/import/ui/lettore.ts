/** The reading worker, seen from the page: one worker a file, ended when it is done or no longer wanted. */
