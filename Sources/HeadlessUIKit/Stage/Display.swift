import Foundation

/// What a stage's screens are to its layers.
struct Display {
  /// The root layers on all screens, back to front.
  let roots: () -> [CALayer]
  /// Those on the device's own screen.
  let shown: () -> [CALayer]
  /// The bounds of the device's own screen.
  private(set) var canvas: CGRect

  init(
    canvas: CGRect = .zero,
    roots: @escaping () -> [CALayer] = { [] },
    shown: @escaping () -> [CALayer] = { [] }
  ) {
    self.canvas = canvas
    self.roots = roots
    self.shown = shown
  }

  mutating func resize(to canvas: CGRect) {
    self.canvas = canvas
  }
}
