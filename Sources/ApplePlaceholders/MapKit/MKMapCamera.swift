public import Foundation

/// Where somebody who looks at a map stands.
open class MKMapCamera: NSObject, NSCopying {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate,
      fromDistance: eyeAltitude,
      pitch: 0,
      heading: 0
    )
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate,
      fromDistance: centerCoordinateDistance,
      pitch: pitch,
      heading: heading
    )
  }
}

extension MKMapView {
  /// How near and how far a map can be looked at.
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init?(
      minCenterCoordinateDistance minimum: CLLocationDistance = MKMapCameraZoomDefault,
      maxCenterCoordinateDistance maximum: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minimum, maximum)
      super.init()
    }
  }

  /// Where the middle of a map may be.
  open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion

    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      super.init()
    }

    public init?(mapRect: MKMapRect) {
      region = MKCoordinateRegion(mapRect)
      super.init()
    }
  }
}

public let MKMapCameraZoomDefault: CLLocationDistance = -1  // [D]
