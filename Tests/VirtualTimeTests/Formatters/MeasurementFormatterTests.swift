import Foundation
import Testing
import VirtualTime

/// Measurements as people in the United States read them.
@Suite struct MeasurementFormatterTests {
  @Test(arguments: [
    (Formatter.UnitStyle.short, "5km"), (.medium, "5 km"), (.long, "5 kilometers"),
  ])
  func theProvidedUnitStays(style: Formatter.UnitStyle, text: String) {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = style
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == text)
  }

  @Test func otherwiseTheUnitIsTheOneOfTheLocale() {
    let formatter = MeasurementFormatter()
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "3.107 mi")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: heat) == "68°F")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: heat) == "68°")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: Measurement(value: 1_200, unit: UnitLength.meters)) == "1.2 km")
    #expect(formatter.string(from: UnitDuration.seconds) == "s")
  }
}
