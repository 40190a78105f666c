import Bitmap
import Foundation
import Geometry
import Testing

@testable import Scene

/// What contents say of themselves, in numbers and in words.
@Suite struct ContentTests {
  @Test func evenStopsRunFromTheFirstColorToTheLast() {
    #expect(Gradient.evenStops([]).isEmpty)
    #expect(Gradient.evenStops([.white]).map(\.location) == [0])
    #expect(Gradient.evenStops([.white, .black]).map(\.location) == [0, 1])
    let five = Gradient.evenStops([.white, .black, .white, .black, .white])
    #expect(five.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
    #expect(five.map(\.color) == [.white, .black, .white, .black, .white])
  }

  @Test func anImageIsAsLargeAsThePartThatIsShown() {
    var image = ImageContent(bitmap: Self.bitmap, scale: 2)
    #expect(image.size == CGSize(width: 3, height: 2))
    image.contentsRect = CGRect(x: 0, y: 0.5, width: 1.0 / 3, height: 0.5)
    #expect(image.size == CGSize(width: 1, height: 1))
  }

  @Test func luminanceIsThatOfRec709() {
    let weights = Toning.luminance
    #expect([weights.red, weights.green, weights.blue] == [0.2126, 0.7152, 0.0722])
  }

  @Test func aSurvivorSaysWhoHoldsIt() {
    let known = Film.Survivor(time: 0, controller: "A", manner: "popped", hold: "a closure")
    #expect(known.sentence == "was popped and is still alive: a closure")
    let unknown = Film.Survivor(time: 0, controller: "A", manner: "popped")
    #expect(unknown.sentence == "was popped and is still alive: something holds it")
  }

  @Test func faultsNameThePlaceTheSubjectAndTheRemedy() {
    var fault = Film.Fault(
      time: 0.25,
      severity: .exception,
      subject: "A",
      sentence: "is wrong",
      remedy: "mend it",
      place: "screen.json:3:4"
    )
    #expect(fault.words == "screen.json:3:4: A: is wrong; mend it")
    #expect(fault.description == "t=250    exception: screen.json:3:4: A: is wrong; mend it")
    (fault.remedy, fault.place, fault.subject) = ("", "", "")
    #expect(fault.words == "is wrong")
    #expect(fault.kind == .misuse)
  }

  @Test func contentsAreTold() {
    let digest = Self.bitmap.digest.description.prefix(8)
    var image = ImageContent(bitmap: Self.bitmap, scale: 2)
    let plain = "image(6x4@2 \(digest)"
    #expect(Content.image(image).words == plain + ")")
    image.gravity = .top
    image.contentsRect.size.width = 0.5
    image.magnification = .nearest
    image.tint = .black
    #expect(
      Content.image(image).words == plain + " top rect 0 0 0.5x1 tint #000000 nearest)"
    )
    image = ImageContent(bitmap: Self.bitmap, scale: 2)
    image.contentsCenter.origin.x = 0.25
    #expect(Content.image(image).words == plain + " center 0.25 0 1x1)")
    image.tilesCenter = true
    #expect(Content.image(image).words == plain + " tiled center 0.25 0 1x1)")
    let ramp = Gradient(.radial, stops: Gradient.evenStops([.black, .white]))
    #expect(
      Content.gradient(ramp).words == "gradient(radial 0.5 0 to 0.5 1 #000000@0 #ffffff@1)"
    )
    let drawing = Drawing([.save, .restore])
    #expect(
      Content.drawing(drawing).words
        == "drawing(2 commands \(drawing.digest.description.prefix(8)))"
    )
    let frozen = FrozenContent(DigestSample.leaf, source: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Content.frozen(frozen).words == "frozen(1 2 3x4)")
    let curl = PageCurl(front: DigestSample.leaf, angle: 1, travel: 2, radius: 3)
    #expect(
      Content.pageCurl(curl).words == "curl(travel 2 angle 1 radius 3 back rgba(1 1 1 0.7))"
    )
  }

  @Test(
    arguments: [
      (.uniform(0.25), nil, "mix=0.25"), (.alpha(of: DigestSample.leaf), nil, "mix"),
      (.unlikeness(shares: [], asWhole: true), nil, "mix by colour"),
      (.unlikeness(shares: [], asWhole: false), .mosaic(side: 3), "mix by component mosaic=3"),
      (.uniform(1), .smear(deviation: 4), "mix=1 smear=4"),
    ] as [(Mix.Amount, Mix.Finish?, String)]
  )
  func mixesAreTold(amount: Mix.Amount, finish: Mix.Finish?, words: String) {
    let leaf = DigestSample.leaf
    #expect(Content.mix(Mix(from: leaf, to: leaf, amount: amount, finish: finish)).words == words)
  }

  @Test func effectsAndShadowsAreTold() {
    var layer = Layer()
    layer.effects = [
      .blur(deviation: 2), .toning(Toning(saturation: 3, brightness: 4)), .multiply(.white),
      .backdropBlur(BackdropBlur(deviation: 5, tint: .black)),
    ]
    layer.shadow = Shadow(opacity: 0.5, radius: 3, offset: CGSize(width: 1, height: 2))
    layer.border = Border(width: 2, color: .white)
    layer.cornerRadii = CornerRadii(4)
    layer.cornerRadii.topRight = 5
    #expect(
      Array(layer.words.dropFirst()) == [
        "corners=4,5,4,4", "border=2,#ffffff",
        "shadow=(#000000 opacity 0.5 radius 3 offset 1 2)", "blur=2",
        "saturation=3 brightness=4", "multiply=#ffffff",
        "backdrop-blur=5 saturation=1 brightness=1 tint=#000000",
      ]
    )
    layer.shadow?.path = DigestSample.line
    #expect(layer.words.contains { $0.hasSuffix("offset 1 2 path)") })
  }

  @Test(arguments: [0.5, 2.5, -2.5, -0.5])
  func everyCornerIsAheadOfTheOneFarthestBack(angle: Double) {
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 430)
    let curl = PageCurl(front: DigestSample.leaf, angle: angle, travel: 0, radius: 1)
    let corners = [
      CGPoint(x: 10, y: 20), CGPoint(x: 210, y: 20), CGPoint(x: 10, y: 450),
      CGPoint(x: 210, y: 450),
    ].map { curl.distance(of: $0, in: bounds) }
    #expect(abs(corners.min() ?? 1) < 1e-9)
    let farthest = PageCurl.extent(of: bounds, angle: angle)
    #expect(abs((corners.max() ?? 0) - farthest) < 1e-9)
  }

  private static let bitmap = DigestSample.bitmap(6, 4)
}
