import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// A device that does not know where it is.
@MainActor @Suite struct LocationTests {
  private let stage = Stage(device: .iPhone15)

  @Test func theStateOfARegionIsUnknownInALaterTurn() {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    let place = CLLocationCoordinate2D(latitude: 48, longitude: 16)
    manager.requestState(for: CLCircularRegion(center: place, radius: 9, identifier: "home"))
    manager.startMonitoringVisits()
    manager.startUpdatingHeading()
    #expect(listener.told.isEmpty)
    stage.advance(by: 0.1)
    #expect(listener.told == ["home 0"])
  }

  @Test func aRegionOfBeaconsAsksForThemByItsNumbers() {
    let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    let asked = CLBeaconIdentityConstraint(uuid: uuid, major: 7)
    let region = CLBeaconRegion(beaconIdentityConstraint: asked, identifier: "door")
    let constraint = region.beaconIdentityConstraint
    #expect(region.identifier == "door" && region.major == 7 && region.minor == nil)
    #expect(constraint.uuid == uuid && constraint.major == 7 && constraint.minor == nil)
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(CLBeacon(uuid, at: day).timestamp == day)
  }

  @Test func nobodyIsAskedForAnAccuracyThatIsNotReduced() async {
    let manager = CLLocationManager()
    #expect(manager.accuracyAuthorization == .fullAccuracy)
    #expect(manager.headingOrientation == .portrait && manager.headingFilter == 1)
    var codes: [CLError.Code?] = []
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "map") {
      codes.append(($0 as? CLError)?.code)
    }
    #expect(codes.isEmpty)
    stage.advance(by: 0.1)
    #expect(codes == [.promptDeclined])
    await #expect(throws: CLError(.promptDeclined)) {
      try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "map")
    }
  }

  /// Code names them as it likes: the error's, the code's, or as a pattern.
  @Test func errorsAreTheSameByAllTheirNames() {
    #expect(CLError.rangingFailure == CLError.Code.rangingFailure)
    #expect(CLError.Code._ErrorType(.network) == CLError(.network))
    let error: any Error = CLError(.deferredCanceled)
    switch error {
    case CLError.deferredCanceled: break
    default: Issue.record("it is not \(error)")
    }
  }

  // [D] CoreLocation/CLError.h.
  @Test(arguments: [
    (CLError.Code.denied, 1), (.geocodeFoundNoResult, 8), (.geocodeCanceled, 10),
    (.rangingUnavailable, 16), (.promptDeclined, 18),
  ])
  func anErrorHasItsNumber(code: CLError.Code, number: Int) {
    let error = CLError(code) as NSError
    #expect(error.domain == kCLErrorDomain && error.code == number)
    do { throw CLError(code) } catch CLError.denied {
      #expect(number == 1)
    } catch {
      #expect(number != 1)
    }
  }

  @Test func aLocationKeepsItsAccuracies() {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      altitude: 3,
      horizontalAccuracy: 4,
      verticalAccuracy: 5,
      course: 6,
      courseAccuracy: 7,
      speed: 8,
      speedAccuracy: 9,
      timestamp: Date(timeIntervalSinceReferenceDate: 0)
    )
    #expect(location.course == 6 && location.courseAccuracy == 7)
    #expect(location.speed == 8 && location.speedAccuracy == 9)
    #expect(CLLocation(latitude: 1, longitude: 2).speedAccuracy == -1)
  }
}

private final class Listener: NSObject, CLLocationManagerDelegate {
  private(set) var told: [String] = []

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    told.append("visit")
  }

  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  ) { told.append("\(region.identifier) \(state.rawValue)") }
}
