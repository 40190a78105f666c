public import Foundation
public import HeadlessUIKit
internal import Geometry
internal import Scene

/// A part of the screen that is not compared: it is covered before pictures are compared.
public struct IgnoredRegion: Sendable {
  enum Target: Sendable {
    case rectangle(CGRect)
    case layer(Int)
    case identifier(String)
  }

  /// Nil if the view does not exist; evaluated after filming has finished.
  let target: @MainActor @Sendable () -> Target?

  /// A rectangle in points of the screen.
  public static func rectangle(_ frame: CGRect) -> IgnoredRegion {
    IgnoredRegion { .rectangle(frame) }
  }

  /// The bounds of the view, wherever it is.
  @MainActor public static func view(_ view: UIView) -> IgnoredRegion {
    let layer = view.layer
    return IgnoredRegion { layer.nodeID.map { .layer($0) } }
  }

  /// Views with that `accessibilityIdentifier`, for views that are created by the code under test.
  public static func view(identified identifier: String) -> IgnoredRegion {
    IgnoredRegion { .identifier(identifier) }
  }
}

extension TransitionStrategy {
  /// The same pictures with these regions covered in grey.
  public func ignoring(_ regions: IgnoredRegion...) -> TransitionStrategy {
    let form = self
    return TransitionStrategy(
      name: name,
      capture: { take in
        var take = take
        take.covered += regions.compactMap { $0.target() }
        return try form.capture(take)
      },
      compare: compare
    )
  }

  /// The same pictures with everything but these regions in grey.
  public func masked(to regions: IgnoredRegion...) -> TransitionStrategy {
    let form = self
    return TransitionStrategy(
      name: name,
      capture: { take in
        var take = take
        take.kept = regions.compactMap { $0.target() }
        return try form.capture(take)
      },
      compare: compare
    )
  }
}

extension Scene {
  private static let cover = Color(red: 0.6, green: 0.6, blue: 0.6)

  /// Covers whole points in grey, so that no edge shows what is below.
  func covering(_ targets: [IgnoredRegion.Target]) -> Scene {
    let boxes = targets.flatMap(boxes)
    guard !boxes.isEmpty else { return self }
    let covers = boxes.map { box in
      var layer = Layer(frame: box.integral)
      layer.background = Self.cover
      return Node(layer)
    }
    let sheet = Layer(frame: bounds, children: [root] + covers)
    return Scene(size: size, background: background, root: Node(sheet))
  }

  /// Covers everything in grey except for regions of whole points.
  func keeping(_ targets: [IgnoredRegion.Target]) -> Scene {
    let windows = targets.flatMap(boxes).map { box in
      var window = Layer(frame: box.integral, children: [root])
      window.bounds.origin = box.integral.origin
      window.background = background
      window.clipsToBounds = true
      return Node(window)
    }
    let sheet = Layer(frame: bounds, children: windows)
    return Scene(size: size, background: Self.cover, root: Node(sheet))
  }

  private func boxes(of target: IgnoredRegion.Target) -> [CGRect] {
    switch target {
    case .rectangle(let frame): return [frame]
    case .layer(let id): return ScreenPosition.find(id, in: self).map { [$0.frame] } ?? []
    case .identifier(let identifier):
      let named = root.subtree.filter { $0.id != 0 && $0.title.hasSuffix(" '\(identifier)'") }
      return named.compactMap { ScreenPosition.find($0.id, in: self)?.frame }
    }
  }
}
