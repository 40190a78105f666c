/// A place with coordinates.
open class EKStructuredLocation: EKObject {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius = 0.0

  public override init() {
    super.init()
  }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  public convenience init(mapItem: MKMapItem) {
    self.init()
    (title, geoLocation) = (mapItem.name, mapItem.placemark.location)
  }
}
