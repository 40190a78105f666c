public import Foundation

/// Several annotations at one place.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The middle of its members.
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(memberAnnotations.count)
    guard count > 0 else { return kCLLocationCoordinate2DInvalid }
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
      longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count
    )
  }
}
