import Foundation

// [D] MKGeometry.h.

public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
  String(format: "{%.1f, %.1f}", point.x, point.y)
}

public func MKStringFromMapSize(_ size: MKMapSize) -> String {
  String(format: "{%.1f, %.1f}", size.width, size.height)
}

public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
