// Empty: a file that imports Testing and UIKit makes the compiler look for this module.
