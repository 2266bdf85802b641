// Made of the schemas of this folder by `npm run validators`. Change them, not this file.
const isDeck = validate0;
const schema0 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:houserules:deck:1", "type": "object", "required": ["format", "lists"], "additionalProperties": false, "properties": { "format": { "const": "houserules-deck/1" }, "game": { "type": "string", "minLength": 1 }, "name": { "type": "string" }, "lists": { "$ref": "#/definitions/lists" } }, "definitions": { "lists": { "type": "object", "additionalProperties": { "type": "array", "items": { "type": "object", "required": ["card", "copies"], "additionalProperties": false, "properties": { "card": { "type": "string", "minLength": 1 }, "copies": { "type": "integer", "minimum": 0, "maximum": 1e3 } } } } } } };
const schema1 = { "type": "object", "additionalProperties": { "type": "array", "items": { "type": "object", "required": ["card", "copies"], "additionalProperties": false, "properties": { "card": { "type": "string", "minLength": 1 }, "copies": { "type": "integer", "minimum": 0, "maximum": 1e3 } } } } };
const func0 = (text) => [...text].length;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.lists === void 0 && (missing0 = "lists")) {
        validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "format" || key0 === "game" || key0 === "name" || key0 === "lists")) {
            validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.format !== void 0) {
            const _errs2 = errors;
            if ("houserules-deck/1" !== data.format) {
              validate0.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "houserules-deck/1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.game !== void 0) {
              let data1 = data.game;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func0(data1) < 1) {
                    validate0.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate0.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                const _errs5 = errors;
                if (typeof data.name !== "string") {
                  validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.lists !== void 0) {
                  let data3 = data.lists;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      for (const key1 in data3) {
                        let data4 = data3[key1];
                        const _errs11 = errors;
                        if (errors === _errs11) {
                          if (Array.isArray(data4)) {
                            var valid3 = true;
                            const len0 = data4.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data5 = data4[i0];
                              const _errs13 = errors;
                              if (errors === _errs13) {
                                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                  let missing1;
                                  if (data5.card === void 0 && (missing1 = "card") || data5.copies === void 0 && (missing1 = "copies")) {
                                    validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/definitions/lists/additionalProperties/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                    return false;
                                  } else {
                                    const _errs15 = errors;
                                    for (const key2 in data5) {
                                      if (!(key2 === "card" || key2 === "copies")) {
                                        validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/definitions/lists/additionalProperties/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs15 === errors) {
                                      if (data5.card !== void 0) {
                                        let data6 = data5.card;
                                        const _errs16 = errors;
                                        if (errors === _errs16) {
                                          if (typeof data6 === "string") {
                                            if (func0(data6) < 1) {
                                              validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/card", schemaPath: "#/definitions/lists/additionalProperties/items/properties/card/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                              return false;
                                            }
                                          } else {
                                            validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/card", schemaPath: "#/definitions/lists/additionalProperties/items/properties/card/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                        var valid4 = _errs16 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data5.copies !== void 0) {
                                          let data7 = data5.copies;
                                          const _errs18 = errors;
                                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                            validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/copies", schemaPath: "#/definitions/lists/additionalProperties/items/properties/copies/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs18) {
                                            if (typeof data7 == "number" && isFinite(data7)) {
                                              if (data7 > 1e3 || isNaN(data7)) {
                                                validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/copies", schemaPath: "#/definitions/lists/additionalProperties/items/properties/copies/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }];
                                                return false;
                                              } else {
                                                if (data7 < 0 || isNaN(data7)) {
                                                  validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0 + "/copies", schemaPath: "#/definitions/lists/additionalProperties/items/properties/copies/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid4 = _errs18 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/definitions/lists/additionalProperties/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs13 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/lists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/lists/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid2 = _errs11 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/lists", schemaPath: "#/definitions/lists/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate0.errors = vErrors;
  return errors === 0;
}
const isRecord = validate1;
const schema2 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:houserules:replay:1", "type": "object", "required": ["format", "game", "fingerprint", "seed", "players", "options", "choices"], "additionalProperties": false, "properties": { "format": { "const": "houserules-replay/1" }, "game": { "type": "string", "minLength": 1 }, "fingerprint": { "type": "string", "minLength": 1 }, "seed": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "players": { "type": "integer", "minimum": 1 }, "options": { "type": "object", "additionalProperties": { "type": "string" } }, "decks": { "type": "array", "items": { "anyOf": [{ "type": "null" }, { "$ref": "urn:houserules:deck:1#/definitions/lists" }] } }, "choices": { "type": "array", "items": { "type": "object", "required": ["seat", "choice"], "additionalProperties": false, "properties": { "seat": { "type": "string", "minLength": 1 }, "choice": { "type": "string" } } } } } };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.game === void 0 && (missing0 = "game") || data.fingerprint === void 0 && (missing0 = "fingerprint") || data.seed === void 0 && (missing0 = "seed") || data.players === void 0 && (missing0 = "players") || data.options === void 0 && (missing0 = "options") || data.choices === void 0 && (missing0 = "choices")) {
        validate1.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "format" || key0 === "game" || key0 === "fingerprint" || key0 === "seed" || key0 === "players" || key0 === "options" || key0 === "decks" || key0 === "choices")) {
            validate1.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.format !== void 0) {
            const _errs2 = errors;
            if ("houserules-replay/1" !== data.format) {
              validate1.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "houserules-replay/1" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.game !== void 0) {
              let data1 = data.game;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func0(data1) < 1) {
                    validate1.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate1.errors = [{ instancePath: instancePath + "/game", schemaPath: "#/properties/game/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.fingerprint !== void 0) {
                let data2 = data.fingerprint;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func0(data2) < 1) {
                      validate1.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate1.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seed !== void 0) {
                  let data3 = data.seed;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate1.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate1.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < -9007199254740991 || isNaN(data3)) {
                          validate1.errors = [{ instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, message: "must be >= -9007199254740991" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.players !== void 0) {
                    let data4 = data.players;
                    const _errs9 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate1.errors = [{ instancePath: instancePath + "/players", schemaPath: "#/properties/players/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 1 || isNaN(data4)) {
                          validate1.errors = [{ instancePath: instancePath + "/players", schemaPath: "#/properties/players/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.options !== void 0) {
                      let data5 = data.options;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          for (const key1 in data5) {
                            const _errs14 = errors;
                            if (typeof data5[key1] !== "string") {
                              validate1.errors = [{ instancePath: instancePath + "/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid1 = _errs14 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        } else {
                          validate1.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.decks !== void 0) {
                        let data7 = data.decks;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (Array.isArray(data7)) {
                            var valid2 = true;
                            const len0 = data7.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data8 = data7[i0];
                              const _errs18 = errors;
                              const _errs19 = errors;
                              let valid3 = false;
                              const _errs20 = errors;
                              if (data8 !== null) {
                                const err0 = { instancePath: instancePath + "/decks/" + i0, schemaPath: "#/properties/decks/items/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                              var _valid0 = _errs20 === errors;
                              valid3 = valid3 || _valid0;
                              if (!valid3) {
                                const _errs22 = errors;
                                const _errs23 = errors;
                                if (errors === _errs23) {
                                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                    for (const key2 in data8) {
                                      let data9 = data8[key2];
                                      const _errs26 = errors;
                                      if (errors === _errs26) {
                                        if (Array.isArray(data9)) {
                                          var valid6 = true;
                                          const len1 = data9.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            let data10 = data9[i1];
                                            const _errs28 = errors;
                                            if (errors === _errs28) {
                                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                                let missing1;
                                                if (data10.card === void 0 && (missing1 = "card") || data10.copies === void 0 && (missing1 = "copies")) {
                                                  const err1 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                                                  if (vErrors === null) {
                                                    vErrors = [err1];
                                                  } else {
                                                    vErrors.push(err1);
                                                  }
                                                  errors++;
                                                } else {
                                                  const _errs30 = errors;
                                                  for (const key3 in data10) {
                                                    if (!(key3 === "card" || key3 === "copies")) {
                                                      const err2 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                                                      if (vErrors === null) {
                                                        vErrors = [err2];
                                                      } else {
                                                        vErrors.push(err2);
                                                      }
                                                      errors++;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs30 === errors) {
                                                    if (data10.card !== void 0) {
                                                      let data11 = data10.card;
                                                      const _errs31 = errors;
                                                      if (errors === _errs31) {
                                                        if (typeof data11 === "string") {
                                                          if (func0(data11) < 1) {
                                                            const err3 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/card", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/card/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                            if (vErrors === null) {
                                                              vErrors = [err3];
                                                            } else {
                                                              vErrors.push(err3);
                                                            }
                                                            errors++;
                                                          }
                                                        } else {
                                                          const err4 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/card", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/card/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                          if (vErrors === null) {
                                                            vErrors = [err4];
                                                          } else {
                                                            vErrors.push(err4);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var valid7 = _errs31 === errors;
                                                    } else {
                                                      var valid7 = true;
                                                    }
                                                    if (valid7) {
                                                      if (data10.copies !== void 0) {
                                                        let data12 = data10.copies;
                                                        const _errs33 = errors;
                                                        if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                                          const err5 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/copies", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/copies/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                          if (vErrors === null) {
                                                            vErrors = [err5];
                                                          } else {
                                                            vErrors.push(err5);
                                                          }
                                                          errors++;
                                                        }
                                                        if (errors === _errs33) {
                                                          if (typeof data12 == "number" && isFinite(data12)) {
                                                            if (data12 > 1e3 || isNaN(data12)) {
                                                              const err6 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/copies", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/copies/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                                                              if (vErrors === null) {
                                                                vErrors = [err6];
                                                              } else {
                                                                vErrors.push(err6);
                                                              }
                                                              errors++;
                                                            } else {
                                                              if (data12 < 0 || isNaN(data12)) {
                                                                const err7 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/copies", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/copies/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err7];
                                                                } else {
                                                                  vErrors.push(err7);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          }
                                                        }
                                                        var valid7 = _errs33 === errors;
                                                      } else {
                                                        var valid7 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err8 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                if (vErrors === null) {
                                                  vErrors = [err8];
                                                } else {
                                                  vErrors.push(err8);
                                                }
                                                errors++;
                                              }
                                            }
                                            var valid6 = _errs28 === errors;
                                            if (!valid6) {
                                              break;
                                            }
                                          }
                                        } else {
                                          const err9 = { instancePath: instancePath + "/decks/" + i0 + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                          if (vErrors === null) {
                                            vErrors = [err9];
                                          } else {
                                            vErrors.push(err9);
                                          }
                                          errors++;
                                        }
                                      }
                                      var valid5 = _errs26 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    const err10 = { instancePath: instancePath + "/decks/" + i0, schemaPath: "urn:houserules:deck:1#/definitions/lists/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err10];
                                    } else {
                                      vErrors.push(err10);
                                    }
                                    errors++;
                                  }
                                }
                                var _valid0 = _errs22 === errors;
                                valid3 = valid3 || _valid0;
                              }
                              if (!valid3) {
                                const err11 = { instancePath: instancePath + "/decks/" + i0, schemaPath: "#/properties/decks/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err11];
                                } else {
                                  vErrors.push(err11);
                                }
                                errors++;
                                validate1.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs19;
                                if (vErrors !== null) {
                                  if (_errs19) {
                                    vErrors.length = _errs19;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid2 = _errs18 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate1.errors = [{ instancePath: instancePath + "/decks", schemaPath: "#/properties/decks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.choices !== void 0) {
                          let data13 = data.choices;
                          const _errs35 = errors;
                          if (errors === _errs35) {
                            if (Array.isArray(data13)) {
                              var valid8 = true;
                              const len2 = data13.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let data14 = data13[i2];
                                const _errs37 = errors;
                                if (errors === _errs37) {
                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                    let missing2;
                                    if (data14.seat === void 0 && (missing2 = "seat") || data14.choice === void 0 && (missing2 = "choice")) {
                                      validate1.errors = [{ instancePath: instancePath + "/choices/" + i2, schemaPath: "#/properties/choices/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                      return false;
                                    } else {
                                      const _errs39 = errors;
                                      for (const key4 in data14) {
                                        if (!(key4 === "seat" || key4 === "choice")) {
                                          validate1.errors = [{ instancePath: instancePath + "/choices/" + i2, schemaPath: "#/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs39 === errors) {
                                        if (data14.seat !== void 0) {
                                          let data15 = data14.seat;
                                          const _errs40 = errors;
                                          if (errors === _errs40) {
                                            if (typeof data15 === "string") {
                                              if (func0(data15) < 1) {
                                                validate1.errors = [{ instancePath: instancePath + "/choices/" + i2 + "/seat", schemaPath: "#/properties/choices/items/properties/seat/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            } else {
                                              validate1.errors = [{ instancePath: instancePath + "/choices/" + i2 + "/seat", schemaPath: "#/properties/choices/items/properties/seat/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid9 = _errs40 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data14.choice !== void 0) {
                                            const _errs42 = errors;
                                            if (typeof data14.choice !== "string") {
                                              validate1.errors = [{ instancePath: instancePath + "/choices/" + i2 + "/choice", schemaPath: "#/properties/choices/items/properties/choice/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid9 = _errs42 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate1.errors = [{ instancePath: instancePath + "/choices/" + i2, schemaPath: "#/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid8 = _errs37 === errors;
                                if (!valid8) {
                                  break;
                                }
                              }
                            } else {
                              validate1.errors = [{ instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs35 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}
const isSave = validate2;
const schema4 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:houserules:save:2", "type": "object", "required": ["format", "game", "fingerprint", "seed", "players", "options", "choices", "position"], "additionalProperties": false, "properties": { "format": { "const": "houserules-save/2" }, "game": { "$ref": "urn:houserules:replay:1#/properties/game" }, "fingerprint": { "$ref": "urn:houserules:replay:1#/properties/fingerprint" }, "seed": { "$ref": "urn:houserules:replay:1#/properties/seed" }, "players": { "$ref": "urn:houserules:replay:1#/properties/players" }, "options": { "$ref": "urn:houserules:replay:1#/properties/options" }, "decks": { "$ref": "urn:houserules:replay:1#/properties/decks" }, "choices": { "$ref": "urn:houserules:replay:1#/properties/choices" }, "position": { "type": "object", "nullable": true, "required": ["asked", "at", "over", "results", "facts", "zones"], "additionalProperties": false, "properties": { "asked": { "type": "string", "nullable": true }, "at": { "type": "string" }, "over": { "type": "boolean" }, "results": { "type": "array", "items": { "type": "number" } }, "facts": { "type": "object", "additionalProperties": { "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] } }, "zones": { "type": "object", "additionalProperties": { "type": "array", "items": { "anyOf": [{ "type": "string" }, { "$ref": "#/definitions/card" }] } } } } } }, "definitions": { "card": { "type": "object", "required": ["card"], "additionalProperties": false, "properties": { "card": { "type": "string" }, "owner": { "type": "string" }, "printed": { "type": "string" }, "shown": { "type": "string" }, "facts": { "type": "object", "additionalProperties": { "type": "string" } } } } } };
const schema5 = { "type": "string", "minLength": 1 };
const schema6 = { "type": "string", "minLength": 1 };
const schema7 = { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 };
const schema8 = { "type": "integer", "minimum": 1 };
const schema9 = { "type": "object", "additionalProperties": { "type": "string" } };
const schema12 = { "type": "array", "items": { "type": "object", "required": ["seat", "choice"], "additionalProperties": false, "properties": { "seat": { "type": "string", "minLength": 1 }, "choice": { "type": "string" } } } };
const schema13 = { "type": "object", "required": ["card"], "additionalProperties": false, "properties": { "card": { "type": "string" }, "owner": { "type": "string" }, "printed": { "type": "string" }, "shown": { "type": "string" }, "facts": { "type": "object", "additionalProperties": { "type": "string" } } } };
const func6 = Object.prototype.hasOwnProperty;
const schema10 = { "type": "array", "items": { "anyOf": [{ "type": "null" }, { "$ref": "urn:houserules:deck:1#/definitions/lists" }] } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        let valid1 = false;
        const _errs3 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs5 = errors;
          const _errs6 = errors;
          if (errors === _errs6) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              for (const key0 in data0) {
                let data1 = data0[key0];
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (Array.isArray(data1)) {
                    var valid4 = true;
                    const len1 = data1.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data2 = data1[i1];
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                          let missing0;
                          if (data2.card === void 0 && (missing0 = "card") || data2.copies === void 0 && (missing0 = "copies")) {
                            const err1 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            const _errs13 = errors;
                            for (const key1 in data2) {
                              if (!(key1 === "card" || key1 === "copies")) {
                                const err2 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                                if (vErrors === null) {
                                  vErrors = [err2];
                                } else {
                                  vErrors.push(err2);
                                }
                                errors++;
                                break;
                              }
                            }
                            if (_errs13 === errors) {
                              if (data2.card !== void 0) {
                                let data3 = data2.card;
                                const _errs14 = errors;
                                if (errors === _errs14) {
                                  if (typeof data3 === "string") {
                                    if (func0(data3) < 1) {
                                      const err3 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/card", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/card/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err4 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/card", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/card/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err4];
                                    } else {
                                      vErrors.push(err4);
                                    }
                                    errors++;
                                  }
                                }
                                var valid5 = _errs14 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (data2.copies !== void 0) {
                                  let data4 = data2.copies;
                                  const _errs16 = errors;
                                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                                    const err5 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/copies", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/copies/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err5];
                                    } else {
                                      vErrors.push(err5);
                                    }
                                    errors++;
                                  }
                                  if (errors === _errs16) {
                                    if (typeof data4 == "number" && isFinite(data4)) {
                                      if (data4 > 1e3 || isNaN(data4)) {
                                        const err6 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/copies", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/copies/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                                        if (vErrors === null) {
                                          vErrors = [err6];
                                        } else {
                                          vErrors.push(err6);
                                        }
                                        errors++;
                                      } else {
                                        if (data4 < 0 || isNaN(data4)) {
                                          const err7 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/copies", schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/properties/copies/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          if (vErrors === null) {
                                            vErrors = [err7];
                                          } else {
                                            vErrors.push(err7);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                  }
                                  var valid5 = _errs16 === errors;
                                } else {
                                  var valid5 = true;
                                }
                              }
                            }
                          }
                        } else {
                          const err8 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err8];
                          } else {
                            vErrors.push(err8);
                          }
                          errors++;
                        }
                      }
                      var valid4 = _errs11 === errors;
                      if (!valid4) {
                        break;
                      }
                    }
                  } else {
                    const err9 = { instancePath: instancePath + "/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:houserules:deck:1#/definitions/lists/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                }
                var valid3 = _errs9 === errors;
                if (!valid3) {
                  break;
                }
              }
            } else {
              const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "urn:houserules:deck:1#/definitions/lists/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
          var _valid0 = _errs5 === errors;
          valid1 = valid1 || _valid0;
        }
        if (!valid1) {
          const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
          validate3.errors = vErrors;
          return false;
        } else {
          errors = _errs2;
          if (vErrors !== null) {
            if (_errs2) {
              vErrors.length = _errs2;
            } else {
              vErrors = null;
            }
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate3.errors = vErrors;
  return errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.game === void 0 && (missing0 = "game") || data.fingerprint === void 0 && (missing0 = "fingerprint") || data.seed === void 0 && (missing0 = "seed") || data.players === void 0 && (missing0 = "players") || data.options === void 0 && (missing0 = "options") || data.choices === void 0 && (missing0 = "choices") || data.position === void 0 && (missing0 = "position")) {
        validate2.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func6.call(schema4.properties, key0)) {
            validate2.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.format !== void 0) {
            const _errs2 = errors;
            if ("houserules-save/2" !== data.format) {
              validate2.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "houserules-save/2" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.game !== void 0) {
              let data1 = data.game;
              const _errs3 = errors;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func0(data1) < 1) {
                    validate2.errors = [{ instancePath: instancePath + "/game", schemaPath: "urn:houserules:replay:1#/properties/game/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate2.errors = [{ instancePath: instancePath + "/game", schemaPath: "urn:houserules:replay:1#/properties/game/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.fingerprint !== void 0) {
                let data2 = data.fingerprint;
                const _errs6 = errors;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (func0(data2) < 1) {
                      validate2.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "urn:houserules:replay:1#/properties/fingerprint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate2.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "urn:houserules:replay:1#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seed !== void 0) {
                  let data3 = data.seed;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate2.errors = [{ instancePath: instancePath + "/seed", schemaPath: "urn:houserules:replay:1#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs10) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate2.errors = [{ instancePath: instancePath + "/seed", schemaPath: "urn:houserules:replay:1#/properties/seed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < -9007199254740991 || isNaN(data3)) {
                          validate2.errors = [{ instancePath: instancePath + "/seed", schemaPath: "urn:houserules:replay:1#/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, message: "must be >= -9007199254740991" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.players !== void 0) {
                    let data4 = data.players;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate2.errors = [{ instancePath: instancePath + "/players", schemaPath: "urn:houserules:replay:1#/properties/players/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs13) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 1 || isNaN(data4)) {
                          validate2.errors = [{ instancePath: instancePath + "/players", schemaPath: "urn:houserules:replay:1#/properties/players/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.options !== void 0) {
                      let data5 = data.options;
                      const _errs15 = errors;
                      const _errs16 = errors;
                      if (errors === _errs16) {
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          for (const key1 in data5) {
                            const _errs19 = errors;
                            if (typeof data5[key1] !== "string") {
                              validate2.errors = [{ instancePath: instancePath + "/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:houserules:replay:1#/properties/options/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid6 = _errs19 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        } else {
                          validate2.errors = [{ instancePath: instancePath + "/options", schemaPath: "urn:houserules:replay:1#/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.decks !== void 0) {
                        const _errs21 = errors;
                        if (!validate3(data.decks, { instancePath: instancePath + "/decks", parentData: data, parentDataProperty: "decks", rootData })) {
                          vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.choices !== void 0) {
                          let data8 = data.choices;
                          const _errs22 = errors;
                          const _errs23 = errors;
                          if (errors === _errs23) {
                            if (Array.isArray(data8)) {
                              var valid8 = true;
                              const len0 = data8.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data9 = data8[i0];
                                const _errs25 = errors;
                                if (errors === _errs25) {
                                  if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                    let missing1;
                                    if (data9.seat === void 0 && (missing1 = "seat") || data9.choice === void 0 && (missing1 = "choice")) {
                                      validate2.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "urn:houserules:replay:1#/properties/choices/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                      return false;
                                    } else {
                                      const _errs27 = errors;
                                      for (const key2 in data9) {
                                        if (!(key2 === "seat" || key2 === "choice")) {
                                          validate2.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "urn:houserules:replay:1#/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs27 === errors) {
                                        if (data9.seat !== void 0) {
                                          let data10 = data9.seat;
                                          const _errs28 = errors;
                                          if (errors === _errs28) {
                                            if (typeof data10 === "string") {
                                              if (func0(data10) < 1) {
                                                validate2.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/seat", schemaPath: "urn:houserules:replay:1#/properties/choices/items/properties/seat/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                return false;
                                              }
                                            } else {
                                              validate2.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/seat", schemaPath: "urn:houserules:replay:1#/properties/choices/items/properties/seat/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid9 = _errs28 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data9.choice !== void 0) {
                                            const _errs30 = errors;
                                            if (typeof data9.choice !== "string") {
                                              validate2.errors = [{ instancePath: instancePath + "/choices/" + i0 + "/choice", schemaPath: "urn:houserules:replay:1#/properties/choices/items/properties/choice/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid9 = _errs30 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate2.errors = [{ instancePath: instancePath + "/choices/" + i0, schemaPath: "urn:houserules:replay:1#/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid8 = _errs25 === errors;
                                if (!valid8) {
                                  break;
                                }
                              }
                            } else {
                              validate2.errors = [{ instancePath: instancePath + "/choices", schemaPath: "urn:houserules:replay:1#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs22 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.position !== void 0) {
                            let data12 = data.position;
                            const _errs32 = errors;
                            if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
                              validate2.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                            if (errors === _errs32) {
                              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                let missing2;
                                if (data12.asked === void 0 && (missing2 = "asked") || data12.at === void 0 && (missing2 = "at") || data12.over === void 0 && (missing2 = "over") || data12.results === void 0 && (missing2 = "results") || data12.facts === void 0 && (missing2 = "facts") || data12.zones === void 0 && (missing2 = "zones")) {
                                  validate2.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  const _errs35 = errors;
                                  for (const key3 in data12) {
                                    if (!(key3 === "asked" || key3 === "at" || key3 === "over" || key3 === "results" || key3 === "facts" || key3 === "zones")) {
                                      validate2.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs35 === errors) {
                                    if (data12.asked !== void 0) {
                                      let data13 = data12.asked;
                                      const _errs36 = errors;
                                      if (typeof data13 !== "string" && data13 !== null) {
                                        validate2.errors = [{ instancePath: instancePath + "/position/asked", schemaPath: "#/properties/position/properties/asked/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid10 = _errs36 === errors;
                                    } else {
                                      var valid10 = true;
                                    }
                                    if (valid10) {
                                      if (data12.at !== void 0) {
                                        const _errs39 = errors;
                                        if (typeof data12.at !== "string") {
                                          validate2.errors = [{ instancePath: instancePath + "/position/at", schemaPath: "#/properties/position/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid10 = _errs39 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data12.over !== void 0) {
                                          const _errs41 = errors;
                                          if (typeof data12.over !== "boolean") {
                                            validate2.errors = [{ instancePath: instancePath + "/position/over", schemaPath: "#/properties/position/properties/over/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                            return false;
                                          }
                                          var valid10 = _errs41 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data12.results !== void 0) {
                                            let data16 = data12.results;
                                            const _errs43 = errors;
                                            if (errors === _errs43) {
                                              if (Array.isArray(data16)) {
                                                var valid11 = true;
                                                const len1 = data16.length;
                                                for (let i1 = 0; i1 < len1; i1++) {
                                                  let data17 = data16[i1];
                                                  const _errs45 = errors;
                                                  if (!(typeof data17 == "number" && isFinite(data17))) {
                                                    validate2.errors = [{ instancePath: instancePath + "/position/results/" + i1, schemaPath: "#/properties/position/properties/results/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                    return false;
                                                  }
                                                  var valid11 = _errs45 === errors;
                                                  if (!valid11) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate2.errors = [{ instancePath: instancePath + "/position/results", schemaPath: "#/properties/position/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs43 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data12.facts !== void 0) {
                                              let data18 = data12.facts;
                                              const _errs47 = errors;
                                              if (errors === _errs47) {
                                                if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                  for (const key4 in data18) {
                                                    let data19 = data18[key4];
                                                    const _errs50 = errors;
                                                    const _errs51 = errors;
                                                    let valid13 = false;
                                                    const _errs52 = errors;
                                                    if (typeof data19 !== "string") {
                                                      const err0 = { instancePath: instancePath + "/position/facts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/position/properties/facts/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                      if (vErrors === null) {
                                                        vErrors = [err0];
                                                      } else {
                                                        vErrors.push(err0);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid0 = _errs52 === errors;
                                                    valid13 = valid13 || _valid0;
                                                    if (!valid13) {
                                                      const _errs54 = errors;
                                                      if (errors === _errs54) {
                                                        if (Array.isArray(data19)) {
                                                          var valid14 = true;
                                                          const len2 = data19.length;
                                                          for (let i2 = 0; i2 < len2; i2++) {
                                                            const _errs56 = errors;
                                                            if (typeof data19[i2] !== "string") {
                                                              const err1 = { instancePath: instancePath + "/position/facts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/position/properties/facts/additionalProperties/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err1];
                                                              } else {
                                                                vErrors.push(err1);
                                                              }
                                                              errors++;
                                                            }
                                                            var valid14 = _errs56 === errors;
                                                            if (!valid14) {
                                                              break;
                                                            }
                                                          }
                                                        } else {
                                                          const err2 = { instancePath: instancePath + "/position/facts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/position/properties/facts/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                          if (vErrors === null) {
                                                            vErrors = [err2];
                                                          } else {
                                                            vErrors.push(err2);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                      var _valid0 = _errs54 === errors;
                                                      valid13 = valid13 || _valid0;
                                                    }
                                                    if (!valid13) {
                                                      const err3 = { instancePath: instancePath + "/position/facts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/position/properties/facts/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err3];
                                                      } else {
                                                        vErrors.push(err3);
                                                      }
                                                      errors++;
                                                      validate2.errors = vErrors;
                                                      return false;
                                                    } else {
                                                      errors = _errs51;
                                                      if (vErrors !== null) {
                                                        if (_errs51) {
                                                          vErrors.length = _errs51;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                    var valid12 = _errs50 === errors;
                                                    if (!valid12) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate2.errors = [{ instancePath: instancePath + "/position/facts", schemaPath: "#/properties/position/properties/facts/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                  return false;
                                                }
                                              }
                                              var valid10 = _errs47 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                            if (valid10) {
                                              if (data12.zones !== void 0) {
                                                let data21 = data12.zones;
                                                const _errs58 = errors;
                                                if (errors === _errs58) {
                                                  if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                    for (const key5 in data21) {
                                                      let data22 = data21[key5];
                                                      const _errs61 = errors;
                                                      if (errors === _errs61) {
                                                        if (Array.isArray(data22)) {
                                                          var valid16 = true;
                                                          const len3 = data22.length;
                                                          for (let i3 = 0; i3 < len3; i3++) {
                                                            let data23 = data22[i3];
                                                            const _errs63 = errors;
                                                            const _errs64 = errors;
                                                            let valid17 = false;
                                                            const _errs65 = errors;
                                                            if (typeof data23 !== "string") {
                                                              const err4 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, schemaPath: "#/properties/position/properties/zones/additionalProperties/items/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                              if (vErrors === null) {
                                                                vErrors = [err4];
                                                              } else {
                                                                vErrors.push(err4);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid1 = _errs65 === errors;
                                                            valid17 = valid17 || _valid1;
                                                            if (!valid17) {
                                                              const _errs67 = errors;
                                                              const _errs68 = errors;
                                                              if (errors === _errs68) {
                                                                if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                                  let missing3;
                                                                  if (data23.card === void 0 && (missing3 = "card")) {
                                                                    const err5 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, schemaPath: "#/definitions/card/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err5];
                                                                    } else {
                                                                      vErrors.push(err5);
                                                                    }
                                                                    errors++;
                                                                  } else {
                                                                    const _errs70 = errors;
                                                                    for (const key6 in data23) {
                                                                      if (!(key6 === "card" || key6 === "owner" || key6 === "printed" || key6 === "shown" || key6 === "facts")) {
                                                                        const err6 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, schemaPath: "#/definitions/card/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err6];
                                                                        } else {
                                                                          vErrors.push(err6);
                                                                        }
                                                                        errors++;
                                                                        break;
                                                                      }
                                                                    }
                                                                    if (_errs70 === errors) {
                                                                      if (data23.card !== void 0) {
                                                                        const _errs71 = errors;
                                                                        if (typeof data23.card !== "string") {
                                                                          const err7 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3 + "/card", schemaPath: "#/definitions/card/properties/card/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err7];
                                                                          } else {
                                                                            vErrors.push(err7);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        var valid19 = _errs71 === errors;
                                                                      } else {
                                                                        var valid19 = true;
                                                                      }
                                                                      if (valid19) {
                                                                        if (data23.owner !== void 0) {
                                                                          const _errs73 = errors;
                                                                          if (typeof data23.owner !== "string") {
                                                                            const err8 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3 + "/owner", schemaPath: "#/definitions/card/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err8];
                                                                            } else {
                                                                              vErrors.push(err8);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                          var valid19 = _errs73 === errors;
                                                                        } else {
                                                                          var valid19 = true;
                                                                        }
                                                                        if (valid19) {
                                                                          if (data23.printed !== void 0) {
                                                                            const _errs75 = errors;
                                                                            if (typeof data23.printed !== "string") {
                                                                              const err9 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3 + "/printed", schemaPath: "#/definitions/card/properties/printed/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err9];
                                                                              } else {
                                                                                vErrors.push(err9);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                            var valid19 = _errs75 === errors;
                                                                          } else {
                                                                            var valid19 = true;
                                                                          }
                                                                          if (valid19) {
                                                                            if (data23.shown !== void 0) {
                                                                              const _errs77 = errors;
                                                                              if (typeof data23.shown !== "string") {
                                                                                const err10 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3 + "/shown", schemaPath: "#/definitions/card/properties/shown/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                                if (vErrors === null) {
                                                                                  vErrors = [err10];
                                                                                } else {
                                                                                  vErrors.push(err10);
                                                                                }
                                                                                errors++;
                                                                              }
                                                                              var valid19 = _errs77 === errors;
                                                                            } else {
                                                                              var valid19 = true;
                                                                            }
                                                                            if (valid19) {
                                                                              if (data23.facts !== void 0) {
                                                                                let data28 = data23.facts;
                                                                                const _errs79 = errors;
                                                                                if (errors === _errs79) {
                                                                                  if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                                                    for (const key7 in data28) {
                                                                                      const _errs82 = errors;
                                                                                      if (typeof data28[key7] !== "string") {
                                                                                        const err11 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3 + "/facts/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/card/properties/facts/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                                                        if (vErrors === null) {
                                                                                          vErrors = [err11];
                                                                                        } else {
                                                                                          vErrors.push(err11);
                                                                                        }
                                                                                        errors++;
                                                                                      }
                                                                                      var valid20 = _errs82 === errors;
                                                                                      if (!valid20) {
                                                                                        break;
                                                                                      }
                                                                                    }
                                                                                  } else {
                                                                                    const err12 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3 + "/facts", schemaPath: "#/definitions/card/properties/facts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                                                    if (vErrors === null) {
                                                                                      vErrors = [err12];
                                                                                    } else {
                                                                                      vErrors.push(err12);
                                                                                    }
                                                                                    errors++;
                                                                                  }
                                                                                }
                                                                                var valid19 = _errs79 === errors;
                                                                              } else {
                                                                                var valid19 = true;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  const err13 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, schemaPath: "#/definitions/card/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err13];
                                                                  } else {
                                                                    vErrors.push(err13);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                              var _valid1 = _errs67 === errors;
                                                              valid17 = valid17 || _valid1;
                                                            }
                                                            if (!valid17) {
                                                              const err14 = { instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, schemaPath: "#/properties/position/properties/zones/additionalProperties/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                              if (vErrors === null) {
                                                                vErrors = [err14];
                                                              } else {
                                                                vErrors.push(err14);
                                                              }
                                                              errors++;
                                                              validate2.errors = vErrors;
                                                              return false;
                                                            } else {
                                                              errors = _errs64;
                                                              if (vErrors !== null) {
                                                                if (_errs64) {
                                                                  vErrors.length = _errs64;
                                                                } else {
                                                                  vErrors = null;
                                                                }
                                                              }
                                                            }
                                                            var valid16 = _errs63 === errors;
                                                            if (!valid16) {
                                                              break;
                                                            }
                                                          }
                                                        } else {
                                                          validate2.errors = [{ instancePath: instancePath + "/position/zones/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/position/properties/zones/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid15 = _errs61 === errors;
                                                      if (!valid15) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate2.errors = [{ instancePath: instancePath + "/position/zones", schemaPath: "#/properties/position/properties/zones/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                  }
                                                }
                                                var valid10 = _errs58 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                            var valid0 = _errs32 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate2.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate2.errors = vErrors;
  return errors === 0;
}
export {
  isDeck,
  isRecord,
  isSave
};
