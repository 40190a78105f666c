public import Foundation

/// A transform of a view that would be animated; nothing asks for it.
///
/// [D] Unlike other modifiers it belongs to no actor.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public nonisolated func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }
  @MainActor
  public func ignoredByLayout() -> some ViewModifier { EmptyModifier() }
}

/// Changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  public nonisolated init() {}

  public func body(content: Content) -> Never { fatalError("a modifier without a body") }
}
