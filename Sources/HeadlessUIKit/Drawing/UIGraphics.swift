public import Foundation
public import Geometry

/// The stack of contexts on one thread, innermost last.
private final class ContextStack {
  var contexts: [CGContext] = []

  private static let ofThread = ThreadValue<ContextStack>()

  static var current: ContextStack {
    if let stack = ofThread.value { return stack }
    let stack = ContextStack()
    ofThread.value = stack
    return stack
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Runs `body` with `context` as the current one.
func withCurrentContext(_ context: CGContext, _ body: () throws -> Void) rethrows {
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  try body()
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 means the screen's; an opaque context starts black, as in UIKit.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let canvas = CGRect(origin: .zero, size: size)
  let context = CGContext(canvas: canvas, scale: scale == 0 ? Displays.scale : scale)
  if opaque { context.fill(canvas) }
  UIGraphicsPushContext(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let outer = context.state.blendMode
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.setBlendMode(outer)
}

/// A frame one point wide, inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let outer = context.state.blendMode
  context.setBlendMode(blendMode)
  // [D] UIRectFrame draws in the fill colour.
  var frame = Path(rect: rect)
  frame.append(Path(rect: rect.insetBy(dx: 1, dy: 1)))
  context.fill(frame, .evenOdd)
  context.setBlendMode(outer)
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// The scale and traits of the screen that drawings are made for.
enum Displays {
  static var scale: CGFloat { StageCore.ambient.displayScale }
}
