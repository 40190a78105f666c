import Foundation

/// The stage's screens, as layers see them.
package struct Display {
  /// The root layers on all screens, back to front.
  package let roots: () -> [CALayer]
  /// Those on the device's own screen.
  package let shown: () -> [CALayer]
  /// The bounds of the device's own screen.
  package private(set) var canvas: CGRect

  package init(
    canvas: CGRect = .zero,
    roots: @escaping () -> [CALayer] = { [] },
    shown: @escaping () -> [CALayer] = { [] }
  ) {
    self.canvas = canvas
    self.roots = roots
    self.shown = shown
  }

  package mutating func resize(to canvas: CGRect) {
    self.canvas = canvas
  }
}
