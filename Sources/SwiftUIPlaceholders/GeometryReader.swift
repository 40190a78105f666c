public import Foundation

/// A view that is made with its size; it is never measured.
public struct GeometryReader<Content: View>: PlainView {
  public nonisolated(unsafe) var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The size of a view, which has none here.
public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}
