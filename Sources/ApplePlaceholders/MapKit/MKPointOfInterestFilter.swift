public import Foundation

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private static func named(_ name: String) -> MKPointOfInterestCategory {
    MKPointOfInterestCategory(rawValue: "MKPOICategory\(name)")
  }

  public static let airport = named("Airport")
  public static let atm = named("ATM")
  public static let bakery = named("Bakery")
  public static let bank = named("Bank")
  public static let beach = named("Beach")
  public static let brewery = named("Brewery")
  public static let cafe = named("Cafe")
  public static let evCharger = named("EVCharger")
  public static let fitnessCenter = named("FitnessCenter")
  public static let foodMarket = named("FoodMarket")
  public static let gasStation = named("GasStation")
  public static let hospital = named("Hospital")
  public static let hotel = named("Hotel")
  public static let library = named("Library")
  public static let museum = named("Museum")
  public static let nationalPark = named("NationalPark")
  public static let nightlife = named("Nightlife")
  public static let park = named("Park")
  public static let parking = named("Parking")
  public static let pharmacy = named("Pharmacy")
  public static let police = named("Police")
  public static let postOffice = named("PostOffice")
  public static let publicTransport = named("PublicTransport")
  public static let restaurant = named("Restaurant")
  public static let school = named("School")
  public static let store = named("Store")
  public static let theater = named("Theater")
  public static let university = named("University")
  public static let zoo = named("Zoo")
}

/// Which kinds of places are wanted.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isExclusion: Bool

  private init(_ categories: [MKPointOfInterestCategory], isExclusion: Bool) {
    (self.categories, self.isExclusion) = (Set(categories), isExclusion)
    super.init()
  }

  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isExclusion: false)
  }

  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isExclusion: true)
  }

  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) != isExclusion
  }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
