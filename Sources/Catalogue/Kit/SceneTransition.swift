public import Foundation
public import Geometry
public import Scene

/// Two pictures and a progress → what stands on the canvas between them.
///
/// A conforming type says what happens strictly between the ends; the extensions below return the
/// very *before* at 0 and the very *after* at 1, and hold progress inside.
public protocol SceneTransition: Hashable, Sendable {
  /// Back to front, in the space of a canvas that both pages cover; `progress` is inside (0, 1).
  ///
  /// Near 0 the layers must look like `before`, near 1 like `after`.
  func layers(from before: Page, to after: Page, progress: Double) -> [Layer]

  /// What shows where no page does.
  var backing: Color { get }
}

extension SceneTransition {
  // [W] The window behind UIKit's flips and curls is black.
  public var backing: Color { .black }

  /// The frame at a progress: `before` itself up to 0, `after` itself from 1 on.
  ///
  /// Scenes of two sizes share the canvas of `after`; `before` is cut or leaves a rest empty.
  public func scene(from before: Scene, to after: Scene, progress: Double) -> Scene {
    guard progress > 0 else { return before }
    guard progress < 1 else { return after }
    let canvas = CGRect(origin: .zero, size: after.size)
    let stage = stage(
      from: Page(before.root, in: canvas, background: before.background),
      to: Page(after.root, in: canvas, background: after.background),
      in: canvas,
      progress: progress
    )
    // Pictures on nothing stay on nothing: no black creeps into transparent frames.
    let isTransparent = before.background == nil || after.background == nil
    return Scene(size: after.size, background: isTransparent ? nil : backing, root: Node(stage))
  }

  /// The picture of one rectangle of a larger scene: `before` itself up to 0, `after` from 1 on.
  ///
  /// Both nodes stand in the space of `bounds`, as does the node returned; nothing backs them.
  public func node(from before: Node, to after: Node, in bounds: CGRect, progress: Double) -> Node {
    guard progress > 0 else { return before }
    guard progress < 1 else { return after }
    return rest(from: before, to: after, in: bounds, progress: progress)
  }

  /// The picture of `bounds` without the laws at the ends, for a transition that rests under way.
  public func rest(from before: Node, to after: Node, in bounds: CGRect, progress: Double) -> Node {
    Node(
      stage(
        from: Page(before, in: bounds),
        to: Page(after, in: bounds),
        in: bounds,
        progress: progress
      )
    )
  }

  private func stage(
    from before: Page,
    to after: Page,
    in bounds: CGRect,
    progress: Double
  ) -> Layer {
    var stage = Layer(frame: bounds)
    stage.children = layers(from: before, to: after, progress: progress).map { Node($0) }
    return stage
  }
}
