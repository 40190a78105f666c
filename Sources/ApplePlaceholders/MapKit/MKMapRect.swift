import Foundation
public import Geometry
import HeadlessUIKit

// The world on a square, in Mercator's projection. [D]

public struct MKMapPoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init() {
    self.init(x: 0, y: 0)
  }

  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world
    let sine = sin(coordinate.latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * world.width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world.height
  }

  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world
    let north = .pi * (1 - 2 * y / world.height)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi,
      longitude: x / world.width * 360 - 180
    )
  }

  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

public struct MKMapSize: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init() {
    self.init(width: 0, height: 0)
  }

  public init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)  // [D]
}

public struct MKMapRect: Equatable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() {
    self.init(origin: MKMapPoint(), size: MKMapSize())
  }

  public init(origin: MKMapPoint, size: MKMapSize) {
    (self.origin, self.size) = (origin, size)
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public func contains(_ point: MKMapPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  public func contains(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY
      && rect.maxY <= maxY
  }

  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left,
      y: top,
      width: max(maxX, rect.maxX) - left,
      height: max(maxY, rect.maxY) - top
    )
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) {
    let (first, last) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate,
      MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude
      )
    )
  }
}

extension MKMapView {
  public var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  public func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated animate: Bool
  ) { setVisibleMapRect(mapRect, animated: animate) }

  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  public func mapRectThatFits(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets
  ) -> MKMapRect { mapRect }
}
