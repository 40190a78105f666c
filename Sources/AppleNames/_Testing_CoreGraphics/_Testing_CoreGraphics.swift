// Empty: a file that imports Testing and CoreGraphics makes the compiler look for this module.
