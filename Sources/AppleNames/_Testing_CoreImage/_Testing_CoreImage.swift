// Empty: a file that imports Testing and CoreImage makes the compiler look for this module.
