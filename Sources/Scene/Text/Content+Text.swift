import Bitmap
import Foundation
import Geometry

extension Content {
  /// A short description of the content; nodes inside it are described on separate lines.
  var words: String {
    switch self {
    case .none: ""
    case .gradient(let gradient): gradient.words
    case .image(let image): image.words
    case .drawing(let drawing):
      "drawing(\(drawing.commands.count) commands \(drawing.digest.short))"
    case .text(let runs): "text=\(Prose.quoted(runs.text)) \(runs.digest.short)"
    case .frozen(let frozen): "frozen(\(Prose.rect(frozen.source)))"
    case .mix(let mix): mix.words
    case .pageCurl(let curl): curl.words
    }
  }
}

extension Effect {
  var words: String {
    switch self {
    case .blur(let deviation): "blur=\(Prose.number(deviation))"
    case .toning(let toning): toning.words
    case .multiply(let color): "multiply=\(Prose.color(color))"
    case .backdropBlur(let blur):
      "backdrop-blur=\(Prose.number(blur.deviation)) \(blur.toning.words)"
        + " tint=\(Prose.color(blur.tint))"
    }
  }
}

extension Gradient {
  fileprivate var words: String {
    let ramp = stops.map { "\(Prose.color($0.color))@\(Prose.number($0.location))" }
    return "gradient(\(kind) \(Prose.point(start)) to \(Prose.point(end))"
      + " \(ramp.joined(separator: " ")))"
  }
}

extension ImageContent {
  fileprivate var words: String {
    var words = ["\(bitmap.width)x\(bitmap.height)@\(Prose.number(scale)) \(bitmap.digest.short)"]
    if gravity != .resize { words.append("\(gravity)") }
    if contentsRect != Self.unit { words.append("rect \(Prose.rect(contentsRect))") }
    if contentsCenter != Self.unit {
      words.append("\(tilesCenter ? "tiled " : "")center \(Prose.rect(contentsCenter))")
    }
    if let tint { words.append("tint \(Prose.color(tint))") }
    if magnification != .linear { words.append("\(magnification)") }
    return "image(\(words.joined(separator: " ")))"
  }
}

extension Mix {
  fileprivate var words: String {
    [amountWords, finish?.words].compactMap(\.self).joined(separator: " ")
  }

  private var amountWords: String {
    switch amount {
    case .uniform(let share): "mix=\(Prose.number(share))"
    case .alpha: "mix"
    case .unlikeness(_, let asWhole): "mix by \(asWhole ? "colour" : "component")"
    }
  }
}

extension Mix.Finish {
  fileprivate var words: String {
    switch self {
    case .mosaic(let side): "mosaic=\(Prose.number(side))"
    case .smear(let deviation): "smear=\(Prose.number(deviation))"
    }
  }
}

extension PageCurl {
  fileprivate var words: String {
    "curl(travel \(Prose.number(travel)) angle \(Prose.number(angle))"
      + " radius \(Prose.number(radius)) back \(Prose.color(backTint)))"
  }
}

extension Toning {
  fileprivate var words: String {
    "saturation=\(Prose.number(saturation)) brightness=\(Prose.number(brightness))"
  }
}

extension Digest {
  /// Long enough to show a change in a diff.
  fileprivate var short: String { String(description.prefix(8)) }
}
