import Foundation
public import HeadlessUIKit

/// The button that follows the user, who is nowhere.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIButton {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 38, height: 38))
    self.mapView = mapView
    setImage(UIImage(systemName: "location"), for: .normal)
  }
}

/// The same button in a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(
      image: UIImage(systemName: "location"),
      style: .plain,
      target: nil,
      action: nil
    )
    self.mapView = mapView
  }
}

/// When a control of a map is there.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

/// The button that turns a map to the north, where every map here is turned.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }
}

/// The scale of a map, which is not drawn.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
