public import Foundation
public import HeadlessUIKit

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// A map without tiles and pins: a labelled box that keeps what it was told.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  private var sight = MapSight()
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsUserTrackingButton = false
  open var cameraBoundary: CameraBoundary?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cameraZoomRange: CameraZoomRange!
  open var isUserLocationVisible: Bool { false }
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  public let userLocation = MKUserLocation()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandInLabel.add("Map", to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    StandInLabel.add("Map", to: self)
  }

  open var region: MKCoordinateRegion {
    get { sight.region }
    set { sight.show(newValue) }
  }

  /// Its distance and the size of the region are the same.
  open var camera: MKMapCamera {
    get { sight.camera }
    set {
      let aspect = bounds.height > 0 ? bounds.width / bounds.height : 1
      sight.look(through: newValue, widthToHeight: Double(aspect))
    }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// The map changes at once: no tiles move.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.camera = camera
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  // MARK: Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {}
  open func dequeueReusableAnnotationView(withIdentifier id: String) -> MKAnnotationView? { nil }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String,
    for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: Overlays

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  // The names of Swift 4.
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay, level: level)
  }
  public func insert(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index) }
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }

  /// Nothing is drawn, so nobody is asked for what draws an overlay.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

  // MARK: Places

  /// The region's edges are those of the view.
  open func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let span = region.span
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
    let x = (coordinate.longitude - region.center.longitude) / span.longitudeDelta + 0.5
    let y = (region.center.latitude - coordinate.latitude) / span.latitudeDelta + 0.5
    return convert(CGPoint(x: bounds.width * x, y: bounds.height * y), to: view)
  }

  open func convert(
    _ point: CGPoint,
    toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let place = convert(point, from: view)
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let (x, y) = (place.x / bounds.width - 0.5, place.y / bounds.height - 0.5)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - Double(y) * region.span.latitudeDelta,
      longitude: region.center.longitude + Double(x) * region.span.longitudeDelta
    )
  }
}
