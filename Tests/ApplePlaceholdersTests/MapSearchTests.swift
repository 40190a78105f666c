import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// What a device without Apple's servers answers.
@MainActor @Suite struct MapSearchTests {
  private let stage = Stage(device: .iPhone15)

  @Test func searchesAndDirectionsFailInALaterTurn() {
    var codes: [MKError.Code?] = []
    let request = MKLocalSearch.Request(naturalLanguageQuery: "coffee")
    MKLocalSearch(request: request).start { codes.append(($1 as? MKError)?.code) }
    let way = MKDirections(request: MKDirections.Request())
    way.calculate { codes.append(($1 as? MKError)?.code) }
    #expect(codes.isEmpty && way.isCalculating)
    stage.advance(by: 0.1)
    #expect(codes == [.serverFailure, .directionsNotFound] && !way.isCalculating)
  }

  @Test func aSnapshotIsAGreyPictureOfTheSizeThatWasAskedFor() throws {
    let options = MKMapSnapshotter.Options()
    let middle = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    let span = MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)
    options.region = MKCoordinateRegion(center: middle, span: span)
    options.size = CGSize(width: 40, height: 20)
    var snapshot: MKMapSnapshotter.Snapshot?
    MKMapSnapshotter(options: options).start { found, _ in snapshot = found }
    stage.advance(by: 0.1)
    let made = try #require(snapshot)
    #expect(made.image.size == options.size)
    #expect(made.point(for: middle) == CGPoint(x: 20, y: 10))
  }

  @Test func whatIsCancelledIsNotAnswered() {
    var answers: [String] = []
    let maps = MKMapSnapshotter(options: MKMapSnapshotter.Options())
    maps.start { _, _ in answers.append("first map") }
    maps.cancel()
    maps.start { _, _ in answers.append("map") }
    let way = MKDirections(request: MKDirections.Request())
    way.calculate { _, _ in answers.append("way") }
    way.cancel()
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "tea"))
    search.start { _, _ in answers.append("search") }
    search.cancel()
    #expect(maps.isLoading && !way.isCalculating && !search.isSearching)
    stage.advance(by: 0.1)
    #expect(answers == ["map"] && !maps.isLoading)
  }

  @Test func aGeocoderFailsInALaterTurn() {
    var codes: [CLError.Code?] = []
    let (coder, other) = (CLGeocoder(), CLGeocoder())
    coder.geocodeAddressString("Rome") { codes.append(($1 as? CLError)?.code) }
    other.geocodeAddressString("Rome") { codes.append(($1 as? CLError)?.code) }
    other.cancelGeocode()
    #expect(codes.isEmpty && coder.isGeocoding && !other.isGeocoding)
    stage.advance(by: 0.1)
    #expect(codes == [.network, .geocodeCanceled] && !coder.isGeocoding)
  }

  @Test func aFilterOfPlacesIncludesOrExcludes() {
    let food = MKPointOfInterestFilter(including: [.bakery, .cafe])
    #expect(food.includes(.cafe) && food.excludes(.bank))
    let rest = MKPointOfInterestFilter(excluding: [.cafe])
    #expect(!rest.includes(.cafe) && rest.includes(.bank))
    #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
  }

  @Test func aClusterIsInTheMiddleOfItsMembers() {
    let pins = [(0.0, 2.0), (4, 6)].map {
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0, longitude: $1))
    }
    let middle = MKClusterAnnotation(memberAnnotations: pins).coordinate
    #expect(middle.latitude == 2 && middle.longitude == 4)
    let nothing = MKClusterAnnotation(memberAnnotations: [])
    #expect(!CLLocationCoordinate2DIsValid(nothing.coordinate))
  }
}
