public import Foundation
import HeadlessUIKit

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// How a device is held, for its heading.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// A device that never finds out where it is, and whose user has not answered the question yet.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1  // [D]
  open var headingOrientation = CLDeviceOrientation.portrait  // [D]
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var monitoredRegions: Set<CLRegion> { [] }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }  // [D] Unavailable.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance,
    timeout: TimeInterval
  ) {}
  open func disallowDeferredLocationUpdates() {}

  /// Tells the delegate in a later turn that it is unknown.
  open func requestState(for region: CLRegion) {
    StageCore.ambient.queue.later { [self] in
      delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }

  /// [D] Nobody is asked whose accuracy is not reduced: that is an error, in a later turn.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    StageCore.ambient.queue.later { completion(CLError(.promptDeclined)) }
  }

  nonisolated(nonsending)
    open func requestTemporaryFullAccuracyAuthorization(
      withPurposeKey purposeKey: String
    ) async throws
  { throw CLError(.promptDeclined) }
}
