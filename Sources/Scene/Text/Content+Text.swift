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
    case .text(let runs): "text=\(ValueText.quoted(runs.text)) \(runs.digest.short)"
    case .frozen(let frozen): "frozen(\(ValueText.rect(frozen.source)))"
    case .mix(let mix): mix.words
    case .pageCurl(let curl): curl.words
    }
  }
}

extension Effect {
  var words: String {
    switch self {
    case .blur(let deviation): "blur=\(ValueText.number(deviation))"
    case .toning(let toning): toning.words
    case .multiply(let color): "multiply=\(ValueText.color(color))"
    case .backdropBlur(let blur):
      "backdrop-blur=\(ValueText.number(blur.deviation)) \(blur.toning.words)"
        + " tint=\(ValueText.color(blur.tint))"
    }
  }
}

extension Gradient {
  fileprivate var words: String {
    let ramp = stops.map { "\(ValueText.color($0.color))@\(ValueText.number($0.location))" }
    return "gradient(\(kind) \(ValueText.point(start)) to \(ValueText.point(end))"
      + " \(ramp.joined(separator: " ")))"
  }
}

extension ImageContent {
  fileprivate var words: String {
    var words = [
      "\(bitmap.width)x\(bitmap.height)@\(ValueText.number(scale)) \(bitmap.digest.short)"
    ]
    if gravity != .resize { words.append("\(gravity)") }
    if contentsRect != Self.unit { words.append("rect \(ValueText.rect(contentsRect))") }
    if contentsCenter != Self.unit {
      words.append("\(tilesCenter ? "tiled " : "")center \(ValueText.rect(contentsCenter))")
    }
    if let tint { words.append("tint \(ValueText.color(tint))") }
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
    case .uniform(let share): "mix=\(ValueText.number(share))"
    case .alpha: "mix"
    case .unlikeness(_, let asWhole): "mix by \(asWhole ? "colour" : "component")"
    }
  }
}

extension Mix.Finish {
  fileprivate var words: String {
    switch self {
    case .mosaic(let side): "mosaic=\(ValueText.number(side))"
    case .smear(let deviation): "smear=\(ValueText.number(deviation))"
    }
  }
}

extension PageCurl {
  fileprivate var words: String {
    "curl(travel \(ValueText.number(travel)) angle \(ValueText.number(angle))"
      + " radius \(ValueText.number(radius)) back \(ValueText.color(backTint)))"
  }
}

extension Toning {
  fileprivate var words: String {
    "saturation=\(ValueText.number(saturation)) brightness=\(ValueText.number(brightness))"
  }
}

extension Digest {
  /// Long enough to show a change in a diff.
  fileprivate var short: String { String(description.prefix(8)) }
}
