public import Bitmap

/// A frozen layer: immutable, shared, and equal to every node that looks the same.
///
/// Equality and hashing use `digest` alone, so comparing two trees takes one comparison. `id` and
/// `label` identify the node in curves and logs, and are ignored by equality.
public struct Node: Sendable {
  private let storage: Storage

  public init(_ layer: Layer, id: Int = 0, label: String = "", title: String = "") {
    storage = Storage(layer: layer, id: id, label: label, title: title)
  }

  public var layer: Layer { storage.layer }
  /// Unique on the stage that made the node; 0 for a node that is not followed.
  public var id: Int { storage.id }
  public var label: String { storage.label }
  /// Class and identifier, such as `UILabel 'price'`; the label if there is nothing else.
  public var title: String { storage.title.isEmpty ? storage.label : storage.title }

  /// A digest of everything that can change a pixel.
  public var digest: Digest { storage.digest }

  /// A digest of the node's own appearance, independent of its placement and compositing.
  ///
  /// Equal for two nodes that differ in `position`, `anchorPoint`, `zPosition`, `transform`,
  /// `opacity`, `blendMode` and the like: the key of the raster cache.
  public var pictureDigest: Digest { storage.pictureDigest }

  /// Whether anything in the subtree reads the pixels already drawn below it.
  public var readsBackdrop: Bool { storage.readsBackdrop }

  private final class Storage: Sendable {
    let layer: Layer
    let id: Int
    let label: String
    let title: String
    let pictureDigest: Digest
    let digest: Digest
    let readsBackdrop: Bool

    init(layer: Layer, id: Int, label: String, title: String) {
      self.layer = layer
      self.id = id
      self.label = label
      self.title = title
      pictureDigest = layer.pictureDigest
      digest = layer.digest(picture: pictureDigest)
      readsBackdrop = layer.readsBackdrop
    }
  }
}

extension Node: Hashable {
  public static func == (left: Node, right: Node) -> Bool {
    left.storage === right.storage || left.digest == right.digest
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

extension Node {
  /// The node and all of its descendants, from back to front in each layer, without masks.
  public var subtree: [Node] {
    [self] + layer.children.flatMap(\.subtree)
  }
}
