/// How old a program is: UIKit keeps what it did at that time.
@MainActor
package enum ProgramAge {
  /// [W] Built with an Xcode before 11, a program covers the screen where it names no style.
  package static var isBeforeXcode11 = false
}
