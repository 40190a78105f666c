extension UILabel: KeyedProperties {
  static let keyedProperties: [String: KeyedProperty] = [
    "adjustsFontSizeToFitWidth": KeyedProperty(\UILabel.adjustsFontSizeToFitWidth),
    "baselineAdjustment": KeyedProperty(\UILabel.baselineAdjustment),
    "enabled": KeyedProperty(\UILabel.isEnabled),
    "highlighted": KeyedProperty(\UILabel.isHighlighted),
    "highlightedTextColor": KeyedProperty(\UILabel.highlightedTextColor),
    "lineBreakMode": KeyedProperty(\UILabel.lineBreakMode),
    "minimumScaleFactor": KeyedProperty(\UILabel.minimumScaleFactor),
    "numberOfLines": KeyedProperty(\UILabel.numberOfLines),
    "preferredMaxLayoutWidth": KeyedProperty(\UILabel.preferredMaxLayoutWidth),
    "shadowColor": KeyedProperty(\UILabel.shadowColor),
    "shadowOffset": KeyedProperty(\UILabel.shadowOffset),
    "text": KeyedProperty(\UILabel.text), "textAlignment": KeyedProperty(\UILabel.textAlignment),
    "textColor": KeyedProperty(\UILabel.textColor),
  ]
}
