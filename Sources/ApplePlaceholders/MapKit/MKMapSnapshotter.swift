public import Dispatch
public import Foundation
public import HeadlessUIKit

/// Makes a grey picture where a map would be, in a later turn.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  open class Options: NSObject {
    private var sight = MapSight()
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var size = CGSize(width: 256, height: 256)  // [D]
    open var scale: CGFloat = 0
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
    open var mapRect: MKMapRect {
      get { MKMapRect(region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    open var region: MKCoordinateRegion {
      get { sight.region }
      set { sight.show(newValue) }
    }
    /// Its distance and the size of the region are the same.
    open var camera: MKMapCamera {
      get { sight.camera }
      set {
        let aspect = size.height > 0 ? size.width / size.height : 1
        sight.look(through: newValue, widthToHeight: Double(aspect))
      }
    }

    public override init() { super.init() }
  }

  open class Snapshot: NSObject {
    public let image: UIImage
    private let region: MKCoordinateRegion

    init(_ image: UIImage, of region: MKCoordinateRegion) {
      (self.image, self.region) = (image, region)
      super.init()
    }

    /// The region's edges are those of the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let (center, span) = (region.center, region.span)
      guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
      let x = (coordinate.longitude - center.longitude) / span.longitudeDelta + 0.5
      let y = (center.latitude - coordinate.latitude) / span.latitudeDelta + 0.5
      return CGPoint(x: image.size.width * x, y: image.size.height * y)
    }
  }

  private let options: Options
  /// What was begun before the last of them is not answered.
  private var cancellations = 0
  private var starts = 0
  open var isLoading: Bool { starts > 0 }

  public init(options: Options) {
    self.options = options
    super.init()
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    MapGap.snapshot.report()
    starts += 1
    StageCore.ambient.queue.later { [self, begun = cancellations] in
      guard begun == cancellations else { return }
      starts -= 1
      completionHandler(Snapshot(picture(), of: options.region), nil)
    }
  }

  open func start(
    with queue: DispatchQueue,
    completionHandler: @escaping CompletionHandler
  ) { start(completionHandler: completionHandler) }

  /// The handlers of what is cancelled are not called.
  open func cancel() {
    cancellations += 1
    starts = 0
  }

  private func picture() -> UIImage {
    MainActor.assumeIsolated {
      UIGraphicsImageRenderer(size: options.size).image { context in
        UIColor.systemGray5.setFill()
        context.fill(CGRect(origin: .zero, size: options.size))
      }
    }
  }
}
