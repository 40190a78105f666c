import Testing

import ImageComparison

@Suite struct LabColorTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let one: LabColor
    let two: LabColor
    let difference: Double

    init(_ n: (Double, Double, Double), _ m: (Double, Double, Double), _ difference: Double) {
      one = LabColor(lightness: n.0, a: n.1, b: n.2)
      two = LabColor(lightness: m.0, a: m.1, b: m.2)
      self.difference = difference
    }

    var testDescription: String { "ΔE2000 \(difference)" }
  }

  /// The test data of Sharma, Wu and Dalal (2005), table 1.
  static let sharma = [
    Pair((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    Pair((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    Pair((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412),
    Pair((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    Pair((50, -1.1848, -84.8006), (50, 0, -82.7485), 1.0000),
    Pair((50, -0.9009, -85.5211), (50, 0, -82.7485), 1.0000),
    Pair((50, 0, 0), (50, -1, 2), 2.3669),
    Pair((50, -1, 2), (50, 0, 0), 2.3669),
    Pair((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
    Pair((50, 2.4900, -0.0010), (50, -2.4900, 0.0010), 7.1792),
    Pair((50, 2.4900, -0.0010), (50, -2.4900, 0.0011), 7.2195),
    Pair((50, 2.4900, -0.0010), (50, -2.4900, 0.0012), 7.2195),
    Pair((50, -0.0010, 2.4900), (50, 0.0009, -2.4900), 4.8045),
    Pair((50, -0.0010, 2.4900), (50, 0.0010, -2.4900), 4.8045),
    Pair((50, -0.0010, 2.4900), (50, 0.0011, -2.4900), 4.7461),
    Pair((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    Pair((50, 2.5, 0), (73, 25, -18), 27.1492),
    Pair((50, 2.5, 0), (61, -5, 29), 22.8977),
    Pair((50, 2.5, 0), (56, -27, -3), 31.9030),
    Pair((50, 2.5, 0), (58, 24, 15), 19.4535),
    Pair((50, 2.5, 0), (50, 3.1736, 0.5854), 1.0000),
    Pair((50, 2.5, 0), (50, 3.2972, 0), 1.0000),
    Pair((50, 2.5, 0), (50, 1.8634, 0.5757), 1.0000),
    Pair((50, 2.5, 0), (50, 3.2592, 0.3350), 1.0000),
    Pair((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    Pair((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    Pair((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    Pair((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    Pair((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    Pair((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    Pair((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    Pair((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    Pair((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    Pair((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
  ]

  @Test(arguments: sharma)
  func ciede2000AgreesWithItsTestData(pair: Pair) {
    #expect(abs(pair.one.difference2000(to: pair.two) - pair.difference) < 5e-5)
    #expect(abs(pair.two.difference2000(to: pair.one) - pair.difference) < 5e-5)
  }

  /// A published value: sRGB [123, 81, 252].
  @Test func sRGBBecomesLab() {
    let lab = LabColor(red: 123, green: 81, blue: 252)
    #expect(abs(lab.lightness - 48.416007793699535) < 1e-9)
    #expect(abs(lab.a - 57.71275605467668) < 1e-9)
    #expect(abs(lab.b - -79.29993619401066) < 1e-9)
    let green = LabColor(red: 43, green: 201, blue: 100)
    #expect(abs(lab.difference94(to: green) - 71.2159) < 1e-3)
  }

  @Test func anEqualColorDiffersByNothing() {
    let lab = LabColor(red: 10, green: 200, blue: 30)
    #expect(lab.difference94(to: lab) == 0)
    #expect(lab.difference2000(to: lab) == 0)
  }
}
