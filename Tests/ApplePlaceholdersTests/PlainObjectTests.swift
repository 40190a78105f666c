import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Objects that are made without values, as apps make them for properties that they set later.
@MainActor @Suite struct PlainObjectTests {
  @Test func aLocationIsWhereTheMeridiansMeetTheEquator() {
    let coordinate = CLLocation().coordinate
    #expect(coordinate.latitude == 0 && coordinate.longitude == 0)
    #expect(CLRegion().identifier.isEmpty && CLBeaconRegion().identifier.isEmpty)
  }

  @Test func overlaysHaveNoPoints() {
    #expect(MKPolyline().pointCount == 0 && MKPolygon().pointCount == 0)
    #expect(MKPolygon().interiorPolygons == nil && MKCircle().radius == 0)
    #expect(MKOverlayRenderer().overlay is MKPolyline)
    #expect(MKPolylineRenderer().polyline.pointCount == 0)
  }

  @Test func placesOnAMapAreUnknown() {
    #expect(!CLLocationCoordinate2DIsValid(MKMapItem().placemark.coordinate))
    let pins = [MKAnnotationView(), MKPinAnnotationView(), MKMarkerAnnotationView()]
    #expect(pins.allSatisfy { $0.annotation == nil && $0.reuseIdentifier == nil })
  }

  @Test func soundsAreEmpty() {
    #expect(AVSpeechUtterance().speechString.isEmpty)
    #expect(AVAudioRecorder().settings.isEmpty && !AVAudioRecorder().isRecording)
  }

  @Test func actionsEndAtOnceAndTexturesAreEmpty() {
    #expect(SKAction().duration == 0 && SCNAction().duration == 0)
    #expect(SKTexture().size() == .zero && SKTextureAtlas().textureNames.isEmpty)
  }

  @Test func requestsAndManagersHaveNoDelegate() {
    #expect(SKProductsRequest().delegate == nil && CBCentralManager().delegate == nil)
  }
}
