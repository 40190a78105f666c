import HeadlessUIKit

/// Pushes a controller onto a navigation stack.
struct PushStep: Sendable {
  var controller: Reference?
  /// If nil, the topmost navigation controller.
  var stack: Reference?
  var isAnimated = true

  static let rows: [Row<PushStep>] = [
    Row("push", .name(of: "a controller"), help: "which", required: true, to: \.controller),
    Row("onto", .name(of: "a controller"), help: "the stack (the one on screen)", to: \.stack),
    Row("animated", .flag, help: "true", to: \.isAnimated),
  ]
}

/// Pops a controller, and all above it, off its navigation stack.
struct PopStep: Sendable {
  var controller: Reference?
  var isAnimated = true

  static let rows: [Row<PopStep>] = [
    Row("pop", .name(of: "a controller"), help: "which", required: true, to: \.controller),
    Row("animated", .flag, help: "true", to: \.isAnimated),
  ]
}

/// Scrolls a view to a content offset.
struct ScrollStep: Sendable {
  var view: Reference?
  var offset = [0.0, 0.0]
  var isAnimated = true

  static let rows: [Row<ScrollStep>] = [
    Row(
      "scroll",
      .name(of: "a view"),
      help: "a list or another view that scrolls",
      required: true,
      to: \.view
    ),
    Row(
      "to",
      .numbers(["x", "y"]),
      help: "the content offset to scroll to",
      required: true,
      to: \.offset
    ),
    Row("animated", .flag, help: "true", to: \.isAnimated),
  ]
}
