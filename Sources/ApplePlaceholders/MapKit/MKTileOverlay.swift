public import Foundation

public struct MKTileOverlayPath: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat

  public init() {
    self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0)
  }

  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Pictures that cover a map, none of which is loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)  // [D]
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21  // [D]
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  /// For subclasses that know their pictures' places themselves.
  public convenience override init() {
    self.init(urlTemplate: nil)
  }

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// [D] The template with the numbers of the tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let values = [
      "{x}": path.x, "{y}": path.y, "{z}": path.z, "{scale}": Int(path.contentScaleFactor),
    ]
    let text = values.reduce(urlTemplate ?? "") { text, value in
      text.replacingOccurrences(of: value.key, with: String(value.value))
    }
    return URL(string: text) ?? URL(filePath: "/")
  }

  /// Nothing is loaded, so the block is never called.
  open func loadTile(
    at path: MKTileOverlayPath,
    result: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {}
}

open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open func reloadData() {}
}
