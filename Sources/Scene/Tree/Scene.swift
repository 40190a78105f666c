public import Bitmap
public import Foundation
public import Geometry

/// The contents of one frame: a canvas and a tree of frozen layers.
public struct Scene: Hashable, Sendable {
  /// In points.
  public let size: CGSize
  /// Fills the canvas below everything; if nil, the canvas is transparent.
  public let background: Color?
  public let root: Node
  public let digest: Digest

  public init(size: CGSize, background: Color? = nil, root: Node) {
    self.size = size
    self.background = background
    self.root = root
    digest = Self.digest(size: size, background: background, root: root)
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  public static func == (left: Scene, right: Scene) -> Bool { left.digest == right.digest }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
