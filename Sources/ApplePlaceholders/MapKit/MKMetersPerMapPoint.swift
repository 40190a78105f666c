import Foundation

// [D] MKGeometry.h.

/// The parallels of Mercator's projection are as long as the equator, on the globe shorter.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let origin = CLLocation(latitude: 0, longitude: 0)
  let degree = origin.distance(from: CLLocation(latitude: 0, longitude: 1))
  return degree * 360 / MKMapSize.world.width * cos(latitude * .pi / 180)
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

public func MKMapRectMake(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }
